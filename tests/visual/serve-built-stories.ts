import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { storiesConfig } from './app/stories-config.ts'
import { requireBrowser } from '../support/browsers.ts'

/** Global setup: builds the stories and serves them on localhost while the tests run. */
export default async function buildStories(): Promise<() => Promise<void>> {
  requireBrowser()
  const outDir = await mkdtemp(join(tmpdir(), 'novamesa-stories-'))
  const config = { ...storiesConfig, logLevel: 'error', build: { ...storiesConfig.build, outDir } } as const
  await build(config)
  const server = await preview({ ...config, preview: { host: 'localhost', port: 0, strictPort: false } })
  process.env['STORIES_URL'] = server.resolvedUrls?.local[0]
  return async () => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
