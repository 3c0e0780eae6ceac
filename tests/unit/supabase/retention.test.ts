import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits, newsletterLinkDays, retention } from '../../../src/content/limits.ts'

const read = (file: string) => readFileSync(new URL(`../../../supabase/migrations/${file}`, import.meta.url), 'utf8')
const settings = read('20261128090000_settings_and_text_rules.sql')
const tables = read('20261128090100_tables.sql')

test.each([
  ['keep_messages', `${retention.messageMonths} months`],
  ['newsletter_wait', `${retention.unsentDays} days`],
  ['newsletter_expiry', `${newsletterLinkDays} days`],
  ['newsletter_keep_proof', `${retention.proofYears} years`],
])('The privacy policy and the database agree about %s', (name, period) => {
  expect(settings).toContain(`  ${name} interval not null default '${period}'`)
})

test('The form and the database have the same limits', () => {
  for (const { min, max } of [limits.name, limits.message]) expect(tables).toContain(`', ${min}, ${max})`)
  expect(settings).toContain(`octet_length(value) > ${limits.email.max}`)
})
