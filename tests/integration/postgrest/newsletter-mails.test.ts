import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutLimits } from '../../support/without-limits.ts'
import { startBackend } from '../../../server/backend/backend.ts'
import { type MailService, startMailService } from '../../support/crowd/mail-service.ts'
import { startProject } from '../../support/hosted-project/project.ts'
import { ownerOf, startTestMailService } from '../embedded/backend-for-tests.ts'
import { newsletter, send, type Served, startTestProject } from './requests.ts'

const settings = { ...withoutLimits, mail_first_retry: '0 seconds', mail_lease: '1 second' }
const siteUrl = 'https://site.example'
const optionsWith = ({ variables }: MailService) => ({ settings, mail: { ...variables, SITE_URL: siteUrl } })

interface Site extends Served {
  secretKey: string
  /** Sends the mails that are due; the embedded backend does so by itself after a sign-up. */
  sweep(): Promise<unknown>
  close(): Promise<void>
}

const engines = {
  'a hosted project': async (service: MailService): Promise<Site> => startProject(optionsWith(service)),
  'the embedded backend': async (service: MailService): Promise<Site> => {
    const backend = await startBackend({
      ...optionsWith(service),
      dataDir: 'memory',
      sweepEverySeconds: 86_400,
      log: () => undefined,
    })
    return { ...backend, sweep: async () => undefined }
  },
}

/** The first link in a mail. */
function linkIn(mail: Record<string, unknown> | undefined): URL {
  return new URL(/https:\/\/site\.example\/\S+/.exec(String(mail?.['text']))?.[0] ?? 'missing:')
}

/** The token of the link in a confirmation. */
function tokenIn(mail: Record<string, unknown> | undefined): string {
  return linkIn(mail).hash.replace('#confirm=', '')
}

describe.each(Object.entries(engines))('on %s', (_, start) => {
  let service: MailService
  let site: Site
  beforeAll(async () => {
    service = await startMailService()
    site = await start(service)
  })
  afterAll(() => Promise.all([site.close(), service.close()]))
  // Every test has an address of its own.
  let email = ''
  beforeEach(() => {
    email = `jo.${crypto.randomUUID()}@example.com`
    Object.assign(service, { status: 200, received: [], onMail: undefined })
  })

  const signUp = (language: string, address = email) =>
    send(site, newsletter, { body: { email: address }, headers: { 'accept-language': language } })
  const press = (token: string | null) => send(site, '/rest/v1/rpc/confirm_newsletter', { body: { p_token: token } })
  const states = async () =>
    (await ownerOf(site).from('newsletter_subscriptions').select('email, state').eq('email', email)).data
  async function mails(count: number) {
    await site.sweep()
    await expect.poll(() => service.received.length).toBe(count)
    return service.received
  }
  /** Signs up and confirms; returns the address in List-Unsubscribe. */
  async function subscribed(): Promise<string> {
    await signUp('en')
    await press(tokenIn((await mails(1))[0]?.mail))
    const welcome = (await mails(2))[1]?.mail
    const headers: unknown = welcome?.['headers']
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    return /"List-Unsubscribe":"<([^>]+)>"/.exec(JSON.stringify(headers))?.[1] ?? ''
  }
  const oneClick = (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address)
    return site.fetch(new Request(`http://localhost${pathname}${search}`, init))
  }

  test('a sign-up sends one mail in the language of the page, to that address only, with one link', async () => {
    expect(await signUp('de')).toMatchObject({ status: 201, text: '' })
    const [received] = await mails(1)
    expect(received?.mail).toMatchObject({
      to: [email],
      subject: expect.stringContaining('Anmeldung zum Newsletter'),
    })
    expect(linkIn(received?.mail)).toMatchObject({
      pathname: '/contact',
      hash: expect.stringMatching(/^#confirm=[0-9a-f]{64}$/),
    })
    expect(linkIn(received?.mail).searchParams.get('lng')).toBe('de')
    expect(String(received?.mail['text']).match(/https?:/g)).toHaveLength(1)
    expect(String(received?.mail['html']).match(/<a /g)).toHaveLength(1)
    expect(await states()).toEqual([{ email, state: 'pending' }])
  })

  test('only a POST with the token confirms, and only once', async () => {
    await signUp('en')
    const token = tokenIn((await mails(1))[0]?.mail)
    const got = await send(site, `/rest/v1/rpc/confirm_newsletter?p_token=${token}`, { method: 'GET' })
    expect(got.status).toBeGreaterThanOrEqual(400)
    expect(await states()).toEqual([{ email, state: 'pending' }])
    for (const wrong of ['0'.repeat(64), `${token}0`, token.toUpperCase(), '', null])
      expect(await press(wrong)).toMatchObject({ status: 200, text: '"expired"' })
    expect(await states()).toEqual([{ email, state: 'pending' }])
    expect(await press(token)).toMatchObject({ status: 200, text: '"confirmed"' })
    expect(await press(token)).toMatchObject({ status: 200, text: '"already-confirmed"' })
    expect(await states()).toEqual([{ email, state: 'confirmed' }])
    expect((await mails(2))[1]?.mail).toMatchObject({ subject: expect.stringContaining('You’re subscribed') })
  })

  test('while the mail service is down nothing is lost, and afterwards one mail with one key arrives', async () => {
    const keys = new Set<string | null>()
    service.onMail = (key) => void keys.add(key)
    service.status = 500
    expect((await signUp('en')).status).toBe(201)
    await site.sweep()
    await expect.poll(() => keys.size).toBe(1)
    service.status = 200
    // Another sign-up makes the embedded backend sweep again.
    await signUp('en', `eve.${email}`)
    await mails(2)
    expect(keys.size).toBe(2)
    expect(service.received.map(({ mail }) => mail['to'])).toContainEqual([email])
  })

  test('an erased person gets no mail, and the link of an earlier one confirms nobody', async () => {
    await signUp('en')
    const token = tokenIn((await mails(1))[0]?.mail)
    expect((await ownerOf(site).rpc('erase_person', { p_email: email.toUpperCase() })).data).toEqual([
      { contact_messages: 0, newsletter_subscriptions: 1 },
    ])
    expect(await press(token)).toMatchObject({ text: '"expired"' })
    expect(await states()).toEqual([])
  })

  describe('the address in List-Unsubscribe', () => {
    const form = 'application/x-www-form-urlencoded'
    const plain = 'List-Unsubscribe=One-Click'

    test.each([
      ['a form, as Gmail and Yahoo send it', { 'content-type': form }, plain],
      ['a form of parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
      ['nothing', {}, ''],
    ])('unsubscribes by a POST of %s, also when it is repeated', async (_client, headers, body) => {
      const address = await subscribed()
      for (let time = 0; time < 2; time += 1) {
        const answer = await oneClick(address, { method: 'POST', headers, body })
        expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
          status: 200,
          location: null,
        })
        expect(await states()).toEqual([{ email, state: 'unsubscribed' }])
      }
    })

    test('changes nothing when it is opened, or called with a wrong token', async () => {
      const address = await subscribed()
      const token = new URL(address).searchParams.get('token') ?? ''
      for (const method of ['GET', 'HEAD']) {
        const answer = await oneClick(address, { method, redirect: 'manual' })
        expect(answer.status).toBe(303)
        expect(answer.headers.get('location')).toBe(`${siteUrl}/contact#unsubscribe=${token}`)
      }
      const headers = { 'content-type': form }
      const post = async (to: string, body: string) => (await oneClick(to, { method: 'POST', headers, body })).status
      for (const wrong of ['wrong', '', '1'.repeat(64)])
        expect(await post(address.replace(token, wrong), plain)).toBe(404)
      // Tells nobody whether a token exists.
      expect(await post(address.replace(token, crypto.randomUUID()), 'List-Unsubscribe=One-Click')).toBe(200)
      expect((await oneClick(address, { method: 'DELETE' })).status).toBe(405)
      expect(await states()).toEqual([{ email, state: 'confirmed' }])
    })
  })
})

test('a sender that dies between claim and mail sends nothing twice, and the mail leaves after the lease', async () => {
  const service = await startTestMailService()
  const project = await startTestProject(optionsWith(service))
  await send(project, newsletter, { body: { email: 'jo@example.com' } })
  const claimed = await project.database.owner.query('select * from public.claim_mails()')
  expect(claimed.rows).toHaveLength(1)
  project.kill('function')
  project.kill('database')
  await expect
    .poll(async () => {
      await project.sweep()
      return service.received.length
    })
    .toBe(1)
  await project.sweep()
  expect(service.received.map(({ mail }) => mail['to'])).toEqual([['jo@example.com']])
})
