import { JSDOM } from 'jsdom'
import { lines } from '#i18n/use-i18n.ts'
import { locales, type Locale } from '#locale/locales.ts'
import { plainText } from '#locale/format.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { renderedPage } from './rendered.ts'

/** A document, or a part of it. */
export type Part = Element | DocumentFragment

const catalogs = new Map(await Promise.all(locales.map(async (locale) => [locale, await loadCatalog(locale)] as const)))

/** The messages of a language as a document shows them: `t` for a text, `items` for the items of a list. */
export function textsIn(locale: Locale) {
  const i18n = catalogs.get(locale)?.i18n
  if (!i18n) throw new Error(`There is no catalog in ${locale}.`)
  return {
    t: (id: MessageId, values?: Record<string, unknown>) => clean(i18n.t(id, values)),
    items: (id: MessageId) => lines(i18n.t(id)).map(clean),
  }
}

const documents = new Map<string, Promise<DocumentFragment>>()

/** The parsed body of a prerendered page. Drawings are left empty: they have no text and take most of the time. */
export function documentOf(path: string, locale: Locale = 'en'): Promise<DocumentFragment> {
  const key = `${locale} ${path}`
  const parsed = documents.get(key) ?? renderedPage(path, locale).then(({ body }) => parse(body))
  documents.set(key, parsed)
  return parsed
}

function parse(body: string): DocumentFragment {
  return JSDOM.fragment(body.replaceAll(/(<svg[^>]*>).*?<\/svg>/gs, '$1</svg>').replaceAll('<br/>', '<br/> '))
}

export function all(part: Part, selector: string): Element[] {
  return [...part.querySelectorAll(selector)]
}

/** The only element that matches. */
export function one(part: Part, selector: string): Element {
  const [found, ...others] = all(part, selector)
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} elements match ${selector}`)
  return found
}

/** The text with collapsed whitespace. */
export function text(part: Part): string {
  return clean(part.textContent ?? '')
}

export function texts(part: Part, selector: string): string[] {
  return all(part, selector).map(text)
}

/** The links with name and target. */
export function links(part: Part): [name: string, href: string][] {
  return all(part, 'a').map((link) => [text(link), link.getAttribute('href') ?? ''])
}

/** The text alternatives of graphics, such as stars. */
export function graphics(part: Part): string[] {
  return all(part, 'svg[aria-label]').map((graphic) => graphic.getAttribute('aria-label') ?? '')
}

/** The innermost section with a title that contains a phrase. */
export function section(page: Part, phrase: string): Element {
  const found = all(page, 'section').findLast((part) => texts(part, 'h2').some((title) => title.includes(phrase)))
  if (!found) throw new Error(`no section "${phrase}", but ${texts(page, 'h2').join('; ')}`)
  return found
}

/** The card with a title. */
export function card(part: Part, title: string): Element {
  const found = all(part, 'article').find((article) => texts(article, 'h2, h3')[0] === title)
  if (!found) throw new Error(`no card "${title}"`)
  return found
}

/** Collapses whitespace, also no-break spaces, and leaves marks for line breaks out. */
export function clean(written: string): string {
  return plainText(written)
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
}
