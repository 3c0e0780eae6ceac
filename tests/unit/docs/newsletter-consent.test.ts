import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parts } from '../../../src/content/company/parts.ts'
import { newsletterLinkDays, retention } from '../../../src/content/limits.ts'
import { locales } from '../../../src/locale/locales.ts'
import { plainText } from '../../../src/locale/format.ts'
import { messages } from '../../support/messages.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const sections = read('docs/newsletter-consent.md').split(/^## /m).slice(1)
const newest = sections.at(-1) ?? ''

test.runIf(parts.newsletter).each(locales)('The newest consent text is what the site shows, in %s', (locale) => {
  const say = messages(locale)
  const [text = '', button = ''] = (newest.split(`**${locale}** `)[1] ?? '').split('\n\nButton: ')
  expect(text).toBe(plainText(`${say('newsletter.consent')} ${say('legal.privacy-policy')}`))
  expect(button.split('\n')[0]).toBe(say('newsletter.subscribe'))
})

/** The last value that the migrations give a setting. */
function settingOf(name: string): string | undefined {
  const values = new RegExp(String.raw`${name} (?:\S+ not null default|=) '\{?([^'}]*)`, 'g')
  return readdirSync(join(root, 'supabase/migrations'))
    .toSorted()
    .flatMap((file) => [...read(`supabase/migrations/${file}`).matchAll(values)])
    .at(-1)?.[1]
}

test('New subscriptions are stored with the newest version', () => {
  expect(settingOf('newsletter_consent')).toBe(newest.split('\n')[0])
})

test('Confirmation mails are sent in every language of the site, and nobody signs up for a newsletter that it lacks', () => {
  const languages = settingOf('newsletter_languages')?.split(',').toSorted()
  expect(languages).toEqual(parts.newsletter ? locales.toSorted() : [''])
})

test.each([
  ['keep_messages', `${retention.messageMonths} months`],
  ['newsletter_expiry', `${newsletterLinkDays} days`],
  ['newsletter_wait', `${retention.unsentDays} days`],
  ['newsletter_keep_proof', `${retention.proofYears} years`],
])('The pages say what the database does by %s', (name, written) => {
  expect(settingOf(name)).toBe(written)
})
