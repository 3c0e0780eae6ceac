import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createBuilder } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Builds the program of the pages once more with React's development code, which alone says how a page differs from
 * what was prerendered. Returns a function that removes it.
 */
export async function buildDevelopmentProgram(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'novamesa-development-'))
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'development'
  try {
    const builder = await createBuilder({
      root,
      mode: 'embedded',
      logLevel: 'error',
      environments: { client: { build: { outDir: folder, minify: false, emptyOutDir: true } } },
    })
    const { client } = builder.environments
    if (client) await builder.build(client)
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
  process.env['DEVELOPMENT_PROGRAM'] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Gives a page the development program instead of the one that its documents name. */
export async function developmentProgram(page: Page): Promise<void> {
  const folder = process.env['DEVELOPMENT_PROGRAM'] ?? ''
  const entry = entryOf(await readFile(join(folder, 'index.html'), 'utf8'))
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) {
      const response = await route.fetch()
      const document = await response.text()
      await route.fulfill({ response, body: document.replaceAll(entryOf(document), entry) })
    } else if (existsSync(join(folder, pathname))) {
      await route.fulfill({ contentType: 'text/javascript', path: join(folder, pathname) })
    } else if (/^\/assets\/.*\.js$/.test(pathname)) {
      // A part of the built program that the document preloads.
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    } else {
      await route.fallback()
    }
  })
}

function entryOf(document: string): string {
  const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(document)?.[1]
  if (!entry) throw new Error('The document names no program')
  return entry
}
