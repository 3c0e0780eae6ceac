import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { locales } from '#locale/locales.ts'
import { compress } from '../../build/prerender/compress.ts'
import { setUniqueMtimes } from '../../build/prerender/unique-mtimes.ts'
import { fileOf } from '../../build/hosting/files.ts'

/** The pages of the test site. */
export const pages = ['/', '/about', '/services/text-generation']

/** The content security policy of the test site. */
export const policy = { style: ["'sha256-style='"], script: ["'sha256-script='"], backend: 'https://backend.test' }

/**
 * Writes a small site in the layout of a build: some pages in every language, the not-found page, a script, compressed
 * files, and files that must not be served.
 */
export async function writeSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-site-'))
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const locale of locales) {
    for (const path of [...pages, '/404']) {
      write(
        fileOf(path, locale),
        `<!doctype html><html lang="${locale}"><title>${path}</title>${'text '.repeat(200)}</html>`,
      )
    }
  }
  write('assets/index-C0ffee.js', 'console.log(1)\n'.repeat(50))
  write('assets/share/about-de-C0ffee-_.png', 'not compressed')
  write('robots.txt', 'User-agent: *\nAllow: /\n')
  write('icon.png', 'not compressed')
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await compress(folder)
  for (const secret of [
    '.env',
    '.git/config',
    'assets/index-C0ffee.js.map',
    '_headers',
    '_redirects',
    'vercel.json',
    '.well-known.txt',
  ])
    write(secret, 'secret')
  setUniqueMtimes(folder)
  return folder
}
