import { expect, test } from 'vitest'
import { requireBackend } from '../../../pipeline/require-backend.ts'

const complete = { VITE_SUPABASE_URL: 'https://x.supabase.co', VITE_SUPABASE_KEY: 'sb_publishable_x' }

test.each([
  ['VITE_SUPABASE_URL', { VITE_SUPABASE_KEY: 'sb_publishable_x' }],
  ['VITE_SUPABASE_KEY', { VITE_SUPABASE_URL: 'https://x.supabase.co' }],
  ['VITE_SUPABASE_URL and VITE_SUPABASE_KEY', {}],
  ['VITE_SUPABASE_KEY', { ...complete, VITE_SUPABASE_KEY: '' }],
])('A build without %s fails with the name of the variable and a fix', (missing, env) => {
  const build = () => requireBackend('production', env)
  expect(build).toThrow(`${missing} not set for mode "production"`)
  expect(build).toThrow('.env.production.local')
  expect(build).toThrow('npm run build -- --mode embedded')
})
