import type { Locale } from '#i18n/locales.ts'
import { collectStyles, pages, render, type RenderedPage } from '../../../src/server.tsx'

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

/** The text of a page without markup, with collapsed whitespace. */
export async function textOf(path: string, locale: Locale = 'en'): Promise<string> {
  const { body } = await renderedPage(path, locale)
  return textIn(body)
}

/** The text of an HTML fragment. */
export function textIn(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}

/** The stats of a page with their labels, in document order. */
export async function tilesOf(path: string, locale: Locale = 'en'): Promise<{ value: string; label: string }[]> {
  const { body } = await renderedPage(path, locale)
  return [...body.matchAll(/<dt[^>]*>((?:(?!<\/dt>).)*)<\/dt><dd[^>]*>((?:(?!<\/dd>).)*)<\/dd>/gs)].map(
    ([, label = '', value = '']) => ({ value: textIn(value), label: textIn(label) }),
  )
}
