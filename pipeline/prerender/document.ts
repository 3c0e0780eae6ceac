import { hash } from 'node:crypto'
import { dataBlock, htmlAttributes } from '../../src/boot/contract.ts'
import type { Locale } from '../../src/locale/locales.ts'
import type { RenderedPage, Styles } from '../../src/boot/entry-server.tsx'

/** What all documents of a build have in common. */
export interface Shared {
  template: string
  headScript: string
  globalCss: string
  stylesVersion: string
  clientBundle: readonly string[]
  messages: string
  fonts: readonly string[]
}

export interface PageParts {
  path: string
  locale: Locale
  rendered: RenderedPage
  css: Pick<Styles, 'css' | 'names'>
  /** Head tags for link previews and search engines; the not-found page has none. */
  discovery?: string
  /** Scripts of the page's route, fetched in parallel with the entry scripts. */
  scripts: readonly string[]
  /** Scripts of the page's drawing. */
  drawing?: readonly string[]
}

/** The complete document, with its messages and styles inlined. */
export function documentOf(shared: Shared, page: PageParts): string {
  const { path, locale, rendered, css, discovery, scripts, drawing = [] } = page
  const head = [
    // Programs that draw link previews read only the beginning of a document.
    rendered.head,
    ...(discovery ? [discovery] : []),
    ...shared.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    `<style>${shared.globalCss}</style>`,
    `<style>${css.css()}</style>`,
    `<script>${shared.headScript}</script>`,
  ]
  return replaceAll(shared.template, {
    '<html lang="en"': `<html lang="${locale}" ${htmlAttributes({ page: path, messages: shared.messages, locale, state: 'document-only' })}`,
    '<!--head-->': head.join('\n    '),
    '<!--page-->': rendered.body,
    // The client bundle, which Vite starts in development and the head script after the first paint.
    '<script type="module" src="/src/boot/entry-client.tsx"></script>': [
      dataBlock('styles', { version: shared.stylesVersion, names: css.names() }),
      dataBlock('messages', rendered.messages),
      // The entry last: evaluating it hydrates the page.
      dataBlock('chunks', [...new Set([...scripts, ...shared.clientBundle])]),
      dataBlock('drawing', drawing),
    ].join('\n    '),
  })
}

/** The content security policy hashes of the inline styles and scripts. */
export function inlineHashes({ globalCss, headScript }: Shared, documents: readonly PageParts[]) {
  const styles = new Set([globalCss, ...documents.map(({ css }) => css.css())])
  return { style: [...styles].map(sha256), script: [sha256(headScript)] }
}

export function sha256(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [mark, replacement]) => {
    if (!result.includes(mark)) throw new Error(`index.html has no ${mark}`)
    return result.replace(mark, () => replacement)
  }, text)
}
