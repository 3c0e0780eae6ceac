import type { Locale } from '#locale/locales.ts'
import { plainText } from '#locale/format.ts'
import { collectStyles, pages, render, type RenderedPage } from '../../../src/boot/entry-server.tsx'

/** The path of every page. */
export const paths = pages.map(({ path }) => path)

const styles = collectStyles()
const rendered = new Map<string, Promise<RenderedPage>>()

/** A prerendered page. */
export function renderedPage(path: string, locale: Locale = 'en'): Promise<RenderedPage> {
  const key = `${locale} ${path}`
  const page = rendered.get(key) ?? render(path, locale, styles)
  rendered.set(key, page)
  return page
}

/** The text of an HTML fragment, without marks for line breaks. */
export function textIn(html: string): string {
  return plainText(html)
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}
