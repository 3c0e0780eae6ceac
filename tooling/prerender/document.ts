import type { RenderedPage } from '../../src/entry-server.tsx'
import { sha256 } from './hash.ts'

/** What all documents of a build share. */
export interface Shared {
  /** index.html as Vite wrote it. */
  template: string
  /** The script that runs before the first paint. */
  beforePaint: string
  globalCss: string
  /** Files to preload on every page: the fonts. */
  fonts: readonly string[]
}

interface Page {
  path: string
  locale: string
  rendered: RenderedPage
  /** Scripts of the page's route, to be fetched beside the entry. */
  scripts: readonly string[]
}

/** A whole document, with its own words and styles inside. */
export function documentOf(shared: Shared, { path, locale, rendered, scripts }: Page): string {
  const preloads = [
    ...shared.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    ...scripts
      .filter((script) => !shared.template.includes(`"${script}"`))
      .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
  ]
  const head = [
    rendered.head,
    ...preloads,
    `<style>${shared.globalCss}</style>`,
    `<style data-styled="true">${rendered.css}</style>`,
    `<script>${shared.beforePaint}</script>`,
  ]
  // A `<` in a data block could end it; JSON may spell it as an escape.
  const words = JSON.stringify(rendered.words).replaceAll('<', '\\u003c')
  return replaceAll(shared.template, {
    '<html lang="en"': `<html lang="${locale}" data-page="${path}"`,
    '<!--head-->': head.join('\n    '),
    '<!--page-->': rendered.body,
    '<!--words-->': `<script type="application/json" id="words">${words}</script>`,
  })
}

/** The hashes by which the content security policy allows what a document has inline. */
export function inlineHashes(shared: Shared, rendered: RenderedPage) {
  return { style: [sha256(shared.globalCss), sha256(rendered.css)], script: [sha256(shared.beforePaint)] }
}

function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [mark, replacement]) => {
    if (!result.includes(mark)) throw new Error(`index.html has no ${mark}`)
    return result.replace(mark, () => replacement)
  }, text)
}
