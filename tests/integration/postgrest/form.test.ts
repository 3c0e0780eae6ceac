import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailService, startMailService } from '../../support/mail-service.ts'
import { startProject } from '../../support/hosted-project/project.ts'
import { validSubmission } from '../../support/valid-submission.ts'
import { ownerOf } from '../embedded/backend-for-tests.ts'
import { engines, type Site, siteUrl } from './requests.ts'

const settings = { network_window: '36500 days', quota_window: '36500 days' }

const sent = `${siteUrl}/contact?lng=en#message-sent`
const notSent = `${siteUrl}/contact?lng=en#message-not-sent`

describe.each(Object.entries(engines))('the form without scripts, on %s', (_, start) => {
  let service: MailService
  let site: Site
  beforeAll(async () => {
    service = await startMailService()
    site = await start(service, settings)
  })
  afterAll(() => Promise.all([site.close(), service.close()]))
  beforeEach(() => void service.received.splice(0))

  let number = 0
  /** Posts the form as a browser does; every post has a text and, unless named, a network of its own. */
  async function post(changes: Record<string, string> = {}, { address = '', headers = {} } = {}) {
    number += 1
    const from = address || `192.0.2.${number}`
    const fields = { ...validSubmission, message: `Message number ${number}.`, language: 'en', website: '', ...changes }
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'x-real-ip': from }
    const request = { method: 'POST', headers: { ...type, ...headers }, body: String(new URLSearchParams(fields)) }
    const answer = await site.fetch(new Request('http://localhost/functions/v1/send-contact-email', request), {
      address: from,
    })
    return answer.headers.get('location') ?? answer.status
  }
  const stored = async (message: string) =>
    (await ownerOf(site).from('novamesa_contact_submissions').select('name, email').eq('message', message)).data

  test('saves a message, cleaned as the form cleans it, mails it at once, and leads to the page in its language', async () => {
    const fields = { name: ' Jo\u00A0 Mu\u0308ller ', email: ' jo@bäcker.de ', message: ' Guten Tag,\r\nbis bald! ' }
    expect(await post({ ...fields, language: 'de' })).toBe(`${siteUrl}/contact?lng=de#message-sent`)
    expect(await stored('Guten Tag,\nbis bald!')).toEqual([{ name: 'Jo Müller', email: 'jo@xn--bcker-gra.de' }])
    expect(service.received).toMatchObject([{ mail: { subject: 'Contact form: Jo Müller' } }])
  })

  test('stores and mails the same message once', async () => {
    const message = 'Twice the same message.'
    expect([await post({ message }), await post({ message })]).toEqual([sent, sent])
    expect(await stored(message)).toHaveLength(1)
    expect(service.received).toHaveLength(1)
  })

  test.each<[string, Record<string, string>]>([
    ['without a message', { message: '' }],
    ['with an address that is none', { email: 'jo@localhost' }],
    ['with too long a message', { message: 'x'.repeat(5001) }],
    ['that is too large', { message: 'x'.repeat(200_000) }],
    ['whose letters have endless marks', { message: `a${'\u0323\u0307'.repeat(2000)}` }],
  ])('says of a form %s that it is not sent', async (_what, changes) => {
    expect(await post(changes)).toBe(notSent)
    expect(service.received).toEqual([])
  })

  test('a program that fills every field is answered as if it was sent, and nothing is saved', async () => {
    expect(await post({ message: 'Buy cheap watches.', website: 'https://evil.example' })).toBe(sent)
    expect(await stored('Buy cheap watches.')).toEqual([])
  })

  test('one network gets five messages in, counted together with the Data API', async () => {
    const address = '203.0.113.7'
    const insert = { ...validSubmission, message: 'Through the Data API.' }
    const headers = { apikey: site.publishableKey, 'content-type': 'application/json', 'x-real-ip': address }
    const request = { method: 'POST', headers, body: JSON.stringify(insert) }
    const row = new Request('http://localhost/rest/v1/novamesa_contact_submissions', request)
    expect((await site.fetch(row, { address })).status).toBe(201)
    const answers = []
    for (let time = 0; time < 6; time += 1) answers.push(await post({}, { address }))
    expect(answers).toEqual([sent, sent, sent, sent, notSent, notSent])
  })

  test.each([
    ['https://evil.example', 403],
    [siteUrl, sent],
    ['null', sent],
  ])('a page of the origin %s gets %s', async (origin, answer) => {
    expect(await post({}, { headers: { origin } })).toBe(answer)
  })

  test('a mail service that is down changes nothing for the visitor', async () => {
    service.status = 500
    const answer = await post()
    service.status = 200
    expect(answer).toBe(sent)
  })
})

test('while the database is down, the form is not sent', async () => {
  const project = await startProject({
    mail: { MAIL_API_URL: 'http://127.0.0.1:9', MAIL_API_KEY: 'none', SITE_URL: siteUrl },
  })
  try {
    project.kill('api')
    const body = String(new URLSearchParams({ ...validSubmission, language: 'en' }))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const request = { method: 'POST', headers, body }
    const answer = await project.fetch(new Request('http://localhost/functions/v1/send-contact-email', request))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, notSent])
  } finally {
    await project.close()
  }
})
