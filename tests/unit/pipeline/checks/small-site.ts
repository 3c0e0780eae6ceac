import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { company } from '#content/company/company.ts'
import { locales } from '#locale/locales.ts'
import { fileOf } from '../../../../pipeline/hosting/files.ts'

/** The pages of the small site, besides the not-found page. */
export const smallPages = ['/', '/about']

/** Writes a valid site of two pages in two languages; `change` may modify a document, given its path below dist. */
export function writeSmallSite(change: (html: string, file: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-small-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const locale of locales) {
    for (const path of [...smallPages, '/404']) {
      const file = fileOf(path, locale)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), change(path === '/404' ? notFound : documentOf(path), file))
    }
  }
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/share.png'), '')
  writeFileSync(join(folder, 'favicon.ico'), '')
  return folder
}

const notFound =
  '<title>Oops!</title><main id="main"><a href="#main">Skip</a><a href="/">Home</a><a href="?lng=de">de</a></main>'

function documentOf(path: string): string {
  return `<title>${path}</title>
    <link rel="icon" href="/favicon.ico">
    <meta property="og:image" content="${company.origin}/assets/share.png">
    <main id="main"><a href="#main">Skip</a><a href="/#main">Home</a><a href="/about">About</a><a href="?lng=de">de</a>
    <a href="https://elsewhere.example/x#y">Elsewhere</a><a href="mailto:a@b.example">Mail</a></main>`
}
