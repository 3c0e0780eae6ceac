import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailService, startMailService } from '../../support/mail-service.ts'
import { ownerOf } from '../embedded/backend-for-tests.ts'
import { engines, newsletter, send, type Site, siteUrl, unlimited } from './requests.ts'

const settings = { ...unlimited, mail_first_retry: '0 seconds' }

/** The link in a mail. */
function linkIn(mail: Record<string, unknown> | undefined): URL {
  return new URL(/https:\/\/site\.example\/\S+/.exec(String(mail?.['text']))?.[0] ?? 'missing:')
}

describe.each(Object.entries(engines))('on %s', (_, start) => {
  let service: MailService
  let site: Site
  beforeAll(async () => {
    service = await startMailService()
    site = await start(service, settings)
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
  const tokenIn = (mail?: Record<string, unknown>) => linkIn(mail).hash.replace('#confirm=', '')
  const press = (token: string) => send(site, '/rest/v1/rpc/confirm_newsletter', { body: { p_token: token } })
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

  test('a sign-up sends a mail to that address only, in the language of the page, and a POST of its token confirms once', async () => {
    expect(await signUp('de')).toMatchObject({ status: 201, text: '' })
    const [received] = await mails(1)
    expect(received?.mail).toMatchObject({ to: [email], subject: expect.stringContaining('Anmeldung zum Newsletter') })
    const { pathname, searchParams } = linkIn(received?.mail)
    expect([pathname, searchParams.get('lng')]).toEqual(['/contact', 'de'])

    const token = tokenIn(received?.mail)
    const got = await send(site, `/rest/v1/rpc/confirm_newsletter?p_token=${token}`, { method: 'GET' })
    expect(got.status).toBeGreaterThanOrEqual(400)
    expect(await press('0'.repeat(64))).toMatchObject({ status: 200, text: '"expired"' })
    expect(await states()).toEqual([{ email, state: 'pending' }])
    expect(await press(token)).toMatchObject({ status: 200, text: '"confirmed"' })
    expect(await press(token)).toMatchObject({ status: 200, text: '"already-confirmed"' })
    expect(await states()).toEqual([{ email, state: 'confirmed' }])
    expect((await mails(2))[1]?.mail).toMatchObject({ subject: expect.stringContaining('Sie erhalten jetzt') })
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
