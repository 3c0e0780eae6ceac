import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { company } from '#content/company.ts'
import { companyFacts } from '#content/company-facts.ts'
import { officeDays, writtenHours } from '#content/opening-hours.ts'
import { projects } from '#content/projects.ts'
import { tools } from '#content/tools.ts'
import { locales } from '#i18n/locales.ts'
import { readCatalogs } from '../../../scripts/i18n/catalogs.ts'
import { pseudoDeck } from '../../../scripts/i18n/pseudo.ts'
import { paths } from './rendered.ts'
import { renderSite, type RenderedSite } from '../../../scripts/i18n/rendered-site.ts'

const root = join(import.meta.dirname, '../../..')
let site: RenderedSite

beforeAll(async () => {
  site = await renderSite(root, pseudoDeck(readCatalogs(root)))
}, 120_000)
afterAll(() => site.close())

/** Names from records, the longest first: company facts, people, companies, products and technologies. */
const names = [
  ...Object.values(company.address),
  ...locales.flatMap((locale) => [
    ...Object.values(companyFacts(locale)),
    ...officeDays.flatMap((day) => writtenHours(day, locale) ?? []),
  ]),
  ...clients.all.flatMap((client) => [client.name, client.company]),
  ...tools.all.map(({ name }) => name),
  ...projects.all.flatMap(({ technologies }) => technologies),
].toSorted((a, b) => b.length - a.length)

/** A number with its unit, as in the records. */
const quantity = /^[−+]?[\d./]+ ?(%|x|h|min)?[KM]?\+?$/

/** Every visible or accessible text on a page, unless it is marked with its own language. */
function textsOf({ head, body }: { head: string; body: string }): string[] {
  const { document, NodeFilter } = new JSDOM(`<!doctype html><head>${head}</head><body>${body}`).window
  const inOneLanguage = document.body.querySelectorAll('[lang]')
  // The title of such a page is in the same language.
  if (document.querySelector('main [lang], main[lang]')) document.head.replaceChildren()
  for (const element of [...inOneLanguage, ...document.querySelectorAll('script, style')]) element.remove()
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
  for (const name of ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-description'])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
  for (const meta of document.querySelectorAll(
    'meta:is([name$="description"], [property$="title"], [property$="description"], [property$="alt"])',
  ))
    found.push(meta.getAttribute('content') ?? '')
  return found
}

function hardWired(text: string): boolean {
  if (quantity.test(text)) return false
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text)
  return /[a-z]{2,}/i.test(rest)
}

test('The search for hard-coded text finds it', () => {
  const body = '<main><p>[Šééñđ]</p><p>Send</p><img alt="A cat"><p lang="de">Hallo</p><p>Canva</p><p>−57%</p></main>'
  expect(textsOf({ head: '', body }).filter(hardWired)).toEqual(['Send', 'A cat'])
})

test.each([...paths, '/404'])('%s has no hard-coded text', async (path) => {
  for (const locale of ['en', 'de'] as const) {
    const texts = textsOf(await site.render(path, locale))
    expect(texts.filter((text) => text.startsWith('[')).length).toBeGreaterThan(20)
    expect(texts.filter(hardWired)).toEqual([])
  }
})
