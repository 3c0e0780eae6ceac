import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { openSite, type SiteAnswer } from '../../../../tooling/hosting/site.ts'
import { compress } from '../../../../tooling/prerender/compress.ts'
import { fileOf } from '../../../../tooling/pages.ts'

/** A small site as a build leaves it: some pages in two languages, the not-found page, a script, compressed copies. */
function writeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-site-'))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const locale of ['en', 'de']) {
    for (const path of ['/', '/about', '/services/text-generation', '/404']) {
      write(
        fileOf(path, locale),
        `<!doctype html><html lang="${locale}"><title>${path}</title>${'text '.repeat(200)}</html>`,
      )
    }
  }
  write('assets/index-C0ffee.js', 'console.log(1)\n'.repeat(50))
  write('robots.txt', 'User-agent: *\nAllow: /\n')
  write('icon.png', 'not compressed')
  compress(folder)
  return folder
}

interface Asked {
  method?: string
  headers?: Record<string, string>
}

/** Opens the small site for the tests of a file; what it returns asks for a path and query as they are. */
export function openBuiltSite(): (url: string, asked?: Asked) => SiteAnswer & { text: string } {
  const folder = writeSite()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const site = openSite(folder, { style: ["'sha256-style='"], script: [] })
  return (url, { method = 'GET', headers = {} } = {}) => {
    const answer = site({ method, url, header: (name) => headers[name] ?? '' })
    return { ...answer, text: answer.body?.toString('utf8') ?? '' }
  }
}
