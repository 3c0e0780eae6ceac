import { JSDOM } from 'jsdom'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import {
  composeConfirmation,
  composeWelcome,
} from '../../../supabase/functions/send-contact-email/compose-newsletter.ts'
import { deliver } from '../../../supabase/functions/send-contact-email/deliver.ts'
import { confirmationToken, hashOf } from '../../../supabase/functions/send-contact-email/newsletter-token.ts'
import { site } from '../../../supabase/functions/send-contact-email/site.gen.ts'
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts'
import { company } from '../../../src/content/company/company.ts'
import { locales } from '../../../src/locale/locales.ts'
import { takeConsole } from '../../support/setup/console.ts'
import { onDatabase, onMail, settings } from '../../support/function-settings.ts'

const subscription = {
  subscription: '2b0e2f4e-5c0b-4c8e-9d5c-1f6a3e0a9b11',
  email: 'o’neil+"<b>"@example.com',
  language: 'en',
  requested: '2026-11-22T09:00Z',
  days: 14,
  unsubscribeToken: '',
}
const confirmed = { ...subscription, unsubscribeToken: '3b0e2f4e-5c0b-4c8e-9d5c-1f6a3e0a9b11' }
const mail = {
  kind: 'confirmation',
  id: '1b0e2f4e-5c0b-4c8e-9d5c-1f6a3e0a9b11',
  attempt: 1,
  content: subscription,
} as const
const link = 'https://novamesa.example/contact?lng=en#confirm=token'
const links = (text: string) => text.match(/https?:\/\/[^\s"<]+/g)

test('A confirmation goes to the address alone and contains one link and no visitor input', () => {
  const { text, html, ...rest } = composeConfirmation(subscription, 'token', settings)
  expect(rest).toEqual({
    from: settings.mailFrom,
    to: [subscription.email],
    reply_to: settings.mailTo[0],
    subject: `Please confirm your ${company.name} newsletter subscription`,
  })
  expect(links(text)).toEqual([link])
  expect(links(html)).toEqual([link])
  expect(text).toMatch(/on (November 22,|22 November) 2026\./)
  expect(text).toContain('works for 14 days.')
  expect(`${text}${html}`).not.toContain('neil')
})

test.each(locales)('The mails in %s say the same as text and as HTML, and name the company', (language) => {
  for (const { text, html, subject } of [
    composeConfirmation({ ...subscription, language }, 'token', settings),
    composeWelcome({ ...confirmed, language }, settings),
  ]) {
    const { document } = new JSDOM(html).window
    const shown = document.body.textContent
    for (const line of text
      .split('\n')
      .filter((each) => each !== '' && !each.includes('https:') && !each.endsWith(':')))
      expect(shown).toContain(line)
    expect(document.querySelector('p')?.textContent).toBe(company.name)
    // Word, which draws the mails in Outlook, knows the padding of no other element.
    expect(document.querySelector('td td')?.getAttribute('style')).toContain('padding: 12px 24px')
    expect(shown).toContain(`${company.legalName}, ${company.address.street}`)
    expect([document.documentElement.lang, document.title]).toEqual([language, subject])
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/)
  }
})

test('A mail has the address as it is written in its language, otherwise in English', () => {
  Object.assign(site.postalAddress, { fr: 'Novamesa, États-Unis' })
  onTestFinished(() => void Reflect.deleteProperty(site.postalAddress, 'fr'))
  for (const [language, address] of [
    ['fr', 'Novamesa, États-Unis'],
    ['eo', site.postalAddress.en],
  ] as const) {
    const { text, html } = composeConfirmation({ ...subscription, language }, 'token', settings)
    expect(text.trimEnd().endsWith(address)).toBe(true)
    expect(html).toContain(address)
  }
})

test('The links lead to SITE_URL, else to the first allowed origin, else to the project', () => {
  const required = {
    SUPABASE_URL: 'https://p.test',
    SUPABASE_SECRET_KEY: 's',
    MAIL_API_KEY: 'k',
    MAIL_TO: 't',
    MAIL_FROM: 'f',
  }
  const siteUrl = (more: Record<string, string>) =>
    readSettings((name) => Object.entries({ ...required, ...more }).find(([key]) => key === name)?.[1]).siteUrl
  const origins = { ALLOWED_ORIGINS: 'https://a.test,https://b.test' }
  expect(siteUrl({ ...origins, SITE_URL: 'https://site.test' })).toBe('https://site.test')
  expect(siteUrl(origins)).toBe('https://a.test')
  expect(siteUrl({})).toBe('https://p.test')
})

test('A token depends on the secret and on the subscription, and the database gets only its hash', async () => {
  const token = await confirmationToken(settings.secretKey, subscription.subscription)
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(await confirmationToken('another secret', subscription.subscription)).not.toBe(token)
  expect(await confirmationToken(settings.secretKey, mail.id)).not.toBe(token)

  const calls = onDatabase({ store_newsletter_token: [true] })
  const requests = onMail(() => HttpResponse.json({ id: 'mail' }))
  expect(await deliver(settings, mail)).toBe('sent')
  expect(await deliver(settings, { ...mail, attempt: 2 })).toBe('sent')
  expect(requests[0]?.mail['text']).toContain(token)
  expect(requests[1], 'a retry is the same mail with the same key').toEqual(requests[0])
  expect(calls.map(({ name }) => name)).toEqual([
    'store_newsletter_token',
    'finish_mail',
    'store_newsletter_token',
    'finish_mail',
  ])
  expect(calls[0]?.parameters).toEqual({ p_id: mail.id, p_attempt: 1, p_hash: await hashOf(token) })
  expect(JSON.stringify(calls)).not.toContain(token)
})

test('A confirmation whose subscription has ended meanwhile is not mailed', async () => {
  onDatabase({ store_newsletter_token: [false] })
  const requests = onMail(() => HttpResponse.json({ id: 'mail' }))
  expect(await deliver(settings, mail)).toMatchObject({ permanent: true })
  expect(requests).toEqual([])
  takeConsole()
})
