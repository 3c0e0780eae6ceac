import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { locales } from '#locale/locales.ts'
import { htaccess } from '../../pipeline/hosting/apache.ts'
import { headersFile } from '../../pipeline/hosting/static-hosts.ts'
import { compress } from '../../pipeline/prerender/compress.ts'
import { fileOf } from '../../pipeline/hosting/files.ts'

const pages = ['/', '/about', '/services', '/services/text-generation']

/** Files of an owner, with their types. */
export const publicFiles = {
  '/google1234.html': 'text/html; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/.well-known/apple-app-site-association': 'application/json',
  '/logo.jpeg': 'image/jpeg',
  '/Preise.PDF': 'application/pdf',
  '/Broschüre 2026.pdf': 'application/pdf',
  '/100% & #1.txt': 'text/plain; charset=utf-8',
  '/data.json': 'application/json',
  '/clip.mp4': 'video/mp4',
  '/team.gif': 'image/gif',
  '/downloads/price-list-of-all-services-and-workshops.pdf': 'application/pdf',
}

/** The pages and files of the test site. */
export const paths = { pages, files: ['/robots.txt', '/icon.png', '/favicon.svg', ...Object.keys(publicFiles)] }

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
  for (const file of Object.keys(publicFiles)) write(file, file)
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await compress(folder)
  for (const secret of ['.env', '.git/config', 'assets/index-C0ffee.js.map', '.well-known.txt']) write(secret, 'secret')
  write('_headers', headersFile(policy))
  write('.htaccess', htaccess(policy))
  return folder
}
