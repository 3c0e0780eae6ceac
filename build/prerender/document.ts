import type { RenderedPage } from '../../src/server.tsx'
import { sha256 } from './hash.ts'

/** What all documents of a build share. */
export interface Shared {
  /** index.html as Vite wrote it, without scripts and style sheets. */
  template: string
  /** The script that runs before the first paint. */
  headScript: string
  globalCss: string
  /** The CSS of the components of all pages: one text, so that one hash allows it wherever it stands. */
  componentCss: string
  /** Which components that CSS is of, and the version of the library that reads this. */
  componentNames: string
  stylesVersion: string
  /** The scripts that every page starts with. */
  program: readonly string[]
  /** The folder with the texts of each page. */
  texts: string
  /** Files to preload on every page: the fonts. */
  fonts: readonly string[]
}

/** A page with all that its document needs besides. */
export interface Page {
  path: string
  locale: string
  rendered: RenderedPage
  /** For its head: what the document says to programs that fetch it. The not-found page says nothing. */
  discovery?: string
  /** Scripts of the page's route, fetched beside the program. */
  scripts: readonly string[]
}

/** A whole document, with its own words and styles inside. */
export function documentOf(shared: Shared, { path, locale, rendered, discovery, scripts }: Page): string {
  const head = [
    rendered.head,
    ...shared.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    `<style>${shared.globalCss}</style>`,
    `<style>${shared.componentCss}</style>`,
    `<style data-styled data-styled-version="${shared.stylesVersion}" media="not all">${shared.componentNames}</style>`,
    `<script>${shared.headScript}</script>`,
    ...(discovery ? [discovery] : []),
  ]
  return replaceAll(shared.template, {
    '<html lang="en"': `<html lang="${locale}" data-page="${path}" data-messages="${shared.texts}"`,
    '<!--head-->': head.join('\n    '),
    '<!--page-->': rendered.body,
    '<!--data-->': [
      dataBlock('messages', rendered.messages),
      dataBlock('chunks', [...new Set([...shared.program, ...scripts])]),
    ].join('\n    '),
  })
}

/** The hashes by which the content security policy allows what every document has inline. */
export function inlineHashes({ globalCss, componentCss, componentNames, headScript }: Shared) {
  return { style: [globalCss, componentCss, componentNames].map(sha256), script: [sha256(headScript)] }
}

/** Data for the program. A `<` could end the block; JSON may spell it as an escape. */
function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [mark, replacement]) => {
    if (!result.includes(mark)) throw new Error(`index.html has no ${mark}`)
    return result.replace(mark, () => replacement)
  }, text)
}
