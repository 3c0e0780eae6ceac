import { resolve } from 'node:path'
import { isFileServingAllowed, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { storiesConfig } from '../../../visual/app/stories-config.ts'

const root = resolve(import.meta.dirname, '../../../..')

test.each([
  ['npm run dev', { root, mode: 'embedded' }],
  ['npm run stories', storiesConfig],
])('%s serves no keys, rows or exported submissions', async (_, config) => {
  const resolved = await resolveConfig(config, 'serve')
  const served = (path: string) => isFileServingAllowed(resolved, `/@fs${root}/${path}`)
  for (const path of ['.data/backend/server.json', '.data/backend/database/base/5/16486', '.data/backend/mail/x.json'])
    expect(served(path), path).toBe(false)
  for (const path of ['.env', '.env.local', '.git/config', 'leads.csv']) expect(served(path), path).toBe(false)
  expect(served('src/app.tsx')).toBe(true)
  expect(resolved.server.cors).toBe(false)
})
