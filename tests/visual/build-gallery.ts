import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { gallery } from './app/program.ts'
import { requireBrowser } from '../support/browsers.ts'

/** Builds the gallery and serves it on the loopback while the tests run. */
export default async function buildGallery(): Promise<() => Promise<void>> {
  requireBrowser()
  const outDir = await mkdtemp(join(tmpdir(), 'novamesa-gallery-'))
  const config = { ...gallery, logLevel: 'error', build: { ...gallery.build, outDir } } as const
  await build(config)
  const server = await preview({ ...config, preview: { host: 'localhost', port: 0, strictPort: false } })
  process.env['GALLERY_URL'] = server.resolvedUrls?.local[0]
  return async () => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
