import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { company } from '#content/company.ts'
import { companyFacts } from '#content/company-facts.ts'
import { officeDays, writtenHours } from '#content/opening-hours.ts'
import { phoneHours } from '#content/phone-hours.ts'
import { pullRequest } from '#content/pull-request.ts'
import { projects } from '#content/projects.ts'
import { tools } from '#content/tools.ts'
import { locales } from '#i18n/locales.ts'
import { hourOfDay, inUnit } from '#i18n/measure.ts'
import { initialsOf } from '#ui/monogram.tsx'
import { readCatalogs } from '../../../scripts/i18n/catalogs.ts'
import { pseudoCatalog } from '../../support/pseudo.ts'
import { paths } from './rendered.ts'
import { renderSite, type RenderedSite } from '../../support/rendered-site.ts'

const root = join(import.meta.dirname, '../../..')
let site: RenderedSite

beforeAll(async () => {
  site = await renderSite(root, pseudoCatalog(readCatalogs(root)))
}, 120_000)
afterAll(() => site.close())

/** Names from records, the longest first: company facts, people, companies, products, technologies and code. */
const names = [
  ...Object.values(company.address),
  ...(company.chat ? [company.chat.name] : []),
  ...locales.flatMap((locale) => [
    ...Object.values(companyFacts(locale)),
    ...Object.values(phoneHours(locale)),
    ...officeDays.flatMap((day) => writtenHours(day, locale) ?? []),
  ]),
  ...clients.all.flatMap((client) => [client.name, client.company, initialsOf(client.name)]),
  ...tools.all.map(({ name }) => name),
  ...projects.all.flatMap(({ technologies }) => technologies),
  pullRequest.branch,
  pullRequest.file,
  ...pullRequest.diff.map(({ code }) => code),
].toSorted((a, b) => b.length - a.length)

/**
 * A number with a unit or an hour of the day, which the browser writes in the language of the page, e.g. "9 hours". Next
 * to a number in larger type, the unit is a text of its own.
 */
const measure = new RegExp(
  `(?:^|\\d)\\s(${locales
    .flatMap((locale) => [
      ...(['minute', 'hour', 'day'] as const).flatMap((unit) => [
        inUnit(2, unit, locale),
        inUnit(2, unit, locale, 'long'),
        inUnit(1, unit, locale, 'long'),
      ]),
      hourOfDay(2, locale),
      hourOfDay(14, locale),
    ])
    .map((written) => written.replaceAll(/[\d\s.]/g, ''))
    .join('|')})\\b`,
  'g',
)

/** A number with its unit, as in the records. */
const quantity = /^[−+]?[\d./]+ ?(%|x|h|min)?[KM]?\+?$/

/** Every visible or accessible text on a page, unless it is marked with its own language. */
function textsOf({ head, body }: { head: string; body: string }): string[] {
  // Drawings have no text, and parsing their paths takes time; the content of <noscript> would be parsed as one text.
  const page = JSDOM.fragment(head + body.replaceAll(/<path [^>]*>(<\/path>)?|<\/?noscript>/g, ''))
  // The title of a page in a single language is in that language.
  const inOneLanguage = page.querySelector('main [lang], main[lang]') ? '[lang], title, meta' : '[lang]'
  for (const element of page.querySelectorAll(`${inOneLanguage}, script, style`)) element.remove()
  const showText = 4
  const texts = page.ownerDocument.createTreeWalker(page, showText)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
  for (const name of ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-description'])
    for (const element of page.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
  for (const meta of page.querySelectorAll(
    'meta:is([name$="description"], [property$="title"], [property$="description"], [property$="alt"])',
  ))
    found.push(meta.getAttribute('content') ?? '')
  return found
}

function hardWired(text: string): boolean {
  if (!/[a-z]{2,}/i.test(text) || quantity.test(text)) return false
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(measure, ''))
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
