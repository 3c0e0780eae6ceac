import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { cachedFile } from '../cached-file.ts'

const root = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

/** The web fonts of the site, as the style sheet names them. */
export const webFonts = [
  ...new Set(readFileSync(join(root, 'src/style/global.css'), 'utf8').match(/(?<=url\(')@fontsource[^']+/g)),
]

/** The file of a weight of the typeface of titles or of text, which may be the same, for what cannot read web fonts. */
export function fontFile(typeface: 'display' | 'text', weight: number, extension: 'woff' | 'woff2'): string {
  const [display = '', text = display] = webFonts.map((font) => font.split('/')[1])
  const name = { display, text }[typeface]
  return require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.${extension}`)
}

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => index + 32))

/**
 * Every character that the site shows: those of the messages and of the source, which has documents and records, and
 * those of visitors' input and of formatted numbers and dates in any supported language.
 */
export function siteCharacters(): string {
  const files = globSync(['locales/*/*.po', 'src/**/*.{ts,tsx}'], { cwd: root })
  const characters = new Set(`${ascii}ÄÖÜäöüßẞ€’‘‚“”„«»‹›…–—−×·•§°©®™½\u00A0\u00AD\u202F`)
  for (const file of files) for (const character of readFileSync(join(root, file), 'utf8')) characters.add(character)
  return [...characters].toSorted().join('')
}

/** The entries of a font that name its license; the subset keeps the copyright anyway. */
const preserveNameIds = [13, 14]

/** A web font with only these characters; others, such as an accent in a visitor's name, use a font of the system. */
export function subset(font: string, characters: string): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(font)), characters, { targetFormat: 'woff2', preserveNameIds })
}

/** Replaces the web fonts in a build by subsets, as files, so that Vite names them by the hash of their content. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    async config() {
      const characters = siteCharacters()
      const alias = await Promise.all(
        webFonts.map(async (find) => ({ find, replacement: await subsetFile(find, characters) })),
      )
      return { resolve: { alias } }
    },
  }
}

/** The file of a subset, from the cache if possible, because compressing it takes a second. */
function subsetFile(font: string, characters: string): Promise<string> {
  const source = readFileSync(require.resolve(font))
  const name = hash('sha256', Buffer.concat([source, Buffer.from(characters + preserveNameIds)]))
  return cachedFile(`fonts/${name}/${basename(font)}`, () => subset(font, characters))
}
