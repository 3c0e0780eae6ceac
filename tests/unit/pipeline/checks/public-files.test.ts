import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { locales } from '#locale/locales.ts'
import { servedFiles } from '../../../../pipeline/checks/public-files.ts'
import { fileOf } from '../../../../pipeline/hosting/files.ts'

/** The files that hosts serve of a folder with these. */
function served(...names: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
  return servedFiles(folder, ['/', '/about'])
}

// That hosts serve such files is tested in tests/hosting.
test('Hosts serve what the build writes and every file of public', () => {
  const files = ['google1234.html', '.well-known/security.txt', '.well-known/apple-app-site-association', 'a b/ü.PDF']
  expect(served(...files)).toEqual(
    expect.arrayContaining(['/robots.txt', '/sitemap.xml', '/site.webmanifest', ...files.map((file) => `/${file}`)]),
  )
})

test.each<string[]>([
  ['about.html', 'a file that the build writes'],
  ...locales.map((locale) => [fileOf('/', locale), 'a file that the build writes']),
  ['robots.txt', 'a file that the build writes'],
  ['vercel.json', 'a file that the build writes'],
  ['_headers', 'files of their own'],
  ['assets/logo.png', 'files of their own'],
  ['.env', 'hidden'],
  ['.well-known/.git/config', 'hidden'],
  ['photos/.DS_Store', 'hidden'],
  ['LICENSE', 'without a type'],
  ['backup.sql', 'without a type'],
  ['app.js.map', 'without a type'],
  ['about.html.br', 'without a type'],
  ['u\u0308.pdf', 'characters in its name'],
  ['a\nb.pdf', 'characters in its name'],
])('The build fails and names %j, which no host would serve', (name = '', reason = '') => {
  expect(() => served('fine.pdf', name)).toThrow(`public/${name} `)
  expect(() => served('fine.pdf', name)).toThrow(reason)
})
