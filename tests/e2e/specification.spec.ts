import { parts } from '../../src/content/company/parts.ts'
import { serviceStats } from '../../src/content/services/service-stats.ts'
import { credentials } from '../../src/content/expertise/expertise.ts'
import { about } from '../../src/content/german/about-page.ts'
import { homeStats } from '../../src/content/home/home.ts'
import { projects } from '../../src/content/projects/projects.ts'
import { areaImpacts, whyAiStats } from '../../src/content/why-ai/why-ai-overview.ts'
import { languages, localeOf } from '../../src/locale/locales.ts'
import { plainText } from '../../src/locale/format.ts'
import * as spec from '../spec.ts'
import { firstPageOf } from '../support/built-pages.ts'
import { contactTable, mailFunction, newsletterTable } from './support/backend.ts'
import { uniqueMessage } from './support/contact-form.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

const failed = { status: 500, json: { message: 'no' } }
const saved = { status: 201 }

/** The answer of the table and, for the contact form, of the function that sends the mail. */
const outcomes = [
  ['notSaved', failed, failed],
  ['savedOnly', saved, failed],
  ['sent', saved, { status: 200, json: {} }],
  ['duplicate', { status: 409, json: { code: '23505', message: 'duplicate' } }],
  ['notSubscribed', failed],
  ['subscribed', saved],
] as const

for (const language of languages) {
  const locale = localeOf(language)
  if (!spec.prescribes(locale)) continue
  test(`Every notice has the words of the specification: ${language}`, async ({ page, watched }) => {
    watched.allow(/status of (409|500)/, /The (message|mail|e-mail|subscription|newsletter).*/)
    await page.goto(`/contact?lng=${language}`)
    await hydrated(page)
    for (const [name, table, mail] of outcomes) {
      if (!mail && !parts.newsletter) continue
      await page.route(mail ? contactTable : newsletterTable, (route) => route.fulfill(table))
      if (mail) await page.route(mailFunction, (route) => route.fulfill(mail))
      const form = page.locator(mail ? '#contact-form' : '#newsletter')
      const { email, ...others } = uniqueMessage()
      await form.locator('[name=email]').fill(email)
      if (mail) for (const [field, text] of Object.entries(others)) await form.locator(`[name=${field}]`).fill(text)
      await form.locator('[type=submit]').click()
      const notice = page.locator('[data-kind]')
      const text = async () => plainText(await notice.innerText()).replaceAll(/\s+/g, ' ')
      await expect.poll(text, name).toBe(spec.notices[name][locale].join(' '))
      await expect(page.getByRole(name.startsWith('not') ? 'alert' : 'status').filter({ has: notice })).toHaveCount(1)
      await notice.getByRole('button').click()
      await expect(notice).toHaveCount(0)
      await page.unrouteAll()
    }
  })
}

/** The tiles of a row of statistics, without those of figures that the company lacks. */
const tilesOf = (stats: readonly { value: unknown }[]) => stats.filter(({ value }) => value !== null).length

/** Tiles and cards that have to have an outline or a ground of their own, and how many there are. */
const boxes: readonly (readonly [path: string, selector: string, count: number])[] = [
  ['/', '[data-space=tight] dl > div', tilesOf(homeStats.all)],
  ['/services-overview', 'section dl > div', tilesOf(serviceStats.all)],
  ['/services', 'section > div > div > dl > div', tilesOf(serviceStats.all)],
  ...firstPageOf('/why-ai').map((path) => [path, '[data-space=tight] dl > div', 4] as const),
  ['/about', 'section dl > div', tilesOf(about.statistics.items)],
  ['/why-ki', 'section dl > div', tilesOf(whyAiStats.all)],
  ['/why-ki', 'section li:has(> h3)', areaImpacts.all.length],
  ['/expertise', 'section li:has(> svg + h3)', credentials.all.length],
  ['/projects', 'article', projects.all.length],
  ...firstPageOf('/projects').map((path) => [path, 'dl:has(dt:text-is("Client")) > div', 4] as const),
]

test('Every tile and card has an outline or a ground of its own, in both themes', async ({ newVisitor }) => {
  const page = await newVisitor({ photos: false })
  for (const [path, selector, count] of boxes) {
    await visit(page, path)
    for (const theme of ['dark', 'light']) {
      await page.locator('html').evaluate((root, name) => root.setAttribute('class', name), theme)
      const bare = await page.locator(`main ${selector}`).evaluateAll((found) =>
        found.map((box) => {
          const { borderTopWidth, borderLeftWidth, borderLeftColor, backgroundColor } = getComputedStyle(box)
          const isClear = (color: string) => color.endsWith(', 0)')
          const isOutlined = borderTopWidth !== '0px' && borderLeftWidth !== '0px' && !isClear(borderLeftColor)
          const below = box.closest('section, body')
          return (
            isOutlined ||
            (!isClear(backgroundColor) && below && backgroundColor !== getComputedStyle(below).backgroundColor)
          )
        }),
      )
      expect(bare, `${path}, ${theme}: ${selector}`).toEqual(Array.from({ length: count }, () => true))
    }
  }
})

test('The catalogue has 1, 2 or 3 columns by width', async ({ page }) => {
  await visit(page, '/services')
  const columns = () =>
    page
      .locator('main ul:has(> li > article)')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  for (const [index, width] of [390, 800, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(columns, `${width} px`).toBe(index + 1)
  }
})

test('Without a theme the notices follow the system', async ({ page }) => {
  await visit(page, '/about')
  const scheme = (theme: string) =>
    page.locator('section:has(> [role=alert])').evaluate((corner, name) => {
      document.documentElement.className = name
      return getComputedStyle(corner).colorScheme
    }, theme)
  expect(await scheme('')).toBe('light dark')
  expect(await scheme('dark')).toBe('dark')
})
