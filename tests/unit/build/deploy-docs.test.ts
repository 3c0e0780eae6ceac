import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts'

const docs = readFileSync('docs/deploy.md', 'utf8')

test('the deployment steps name every secret that the function reads', () => {
  const read = new Set<string>()
  readSettings((name) => {
    read.add(name)
    return name.endsWith('_KEYS') ? JSON.stringify({ default: 'key' }) : 'text'
  })
  // Older variables for hosts without the JSON object of keys.
  const olderNames = ['SUPABASE_SECRET_KEY', 'SUPABASE_PUBLISHABLE_KEY']
  const named = [...read].filter((name) => !olderNames.includes(name))
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})
