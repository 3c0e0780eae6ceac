import { languages, localeOf } from '../../src/locale/locales.ts'
import { withoutTexts } from '../support/languages.ts'
import { expectToast } from './support/toasts.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test, type Page } from './test.ts'

test('Every language of the selector is a choice; one without texts is stored and in the address, and shows those of its locale', async ({
  page,
}) => {
  await visit(page, '/about')
  await expect(selector(page).getByRole('option')).toHaveText(languages.map((language) => language.toUpperCase()))
  const [language] = withoutTexts
  test.skip(language === undefined, 'Every language has texts.')
  if (!language) return
  const locale = localeOf(language)
  await page.goto('/about')
  await hydrated(page)
  await selector(page).selectOption(language)
  for (const reload of [true, false]) {
    await expect.poll(() => stored(page)).toBe(language)
    await expect(page).toHaveURL(`/about?lng=${language}`)
    await expect(selector(page)).toHaveValue(language)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    if (reload) await page.reload()
    await hydrated(page)
  }
})

test('The chosen language survives navigation, a reload and a later visit in the same browser', async ({
  page,
  newTab,
}) => {
  await page.goto('/')
  await hydrated(page)
  const parts = await page.evaluateHandle(() => [...document.querySelectorAll('main article, dl > div, footer nav')])
  await selector(page).selectOption('DE')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await parts.evaluate((all) => all.every((one) => one.isConnected)), 'a reader keeps the place').toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Projekte' }).click()
  await expect(page, 'an address without lng stays without it').toHaveURL('/projects')
  await expectPage(page, '/projects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('projects-overview.title'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('projects-overview.title'))
  await page.close()
  const later = await newTab()
  await later.goto('/expertise')
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(messages('de')('expertise-overview.title'))
  await hydrated(later)
  await expect(selector(later)).toHaveValue('de')
})

test('Choosing a language updates only the lng parameter of the address, so that a reload keeps the choice', async ({
  page,
}) => {
  await page.goto('/tools?lng=de&from=mail#main')
  await hydrated(page)
  await selector(page).selectOption('EN')
  await expect(page).toHaveURL('/tools?lng=en&from=mail#main')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('en')('tools-overview.title'))
  await hydrated(page)
  await expect(selector(page)).toHaveValue('en')
})

for (const status of [404, undefined]) {
  test(`A choice whose messages ${status ? 'are gone after a deployment' : 'never arrive'} loads the document of that language`, async ({
    page,
    watched,
  }) => {
    await page.clock.install()
    await page.goto('/tools?from=mail#main')
    await hydrated(page)
    watched.announce(/The texts could not be loaded/)
    watched.allow(/status of 404/)
    await page.route('**/assets/messages-*/**', (route) => status && route.fulfill({ status }))
    await selector(page).selectOption('DE')
    if (!status) await page.clock.runFor(8000)
    await expect(page).toHaveURL('/tools?from=mail&lng=de#main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('tools-overview.title'))
  })
}

test('A choice stands in the address if a cookie of other software names another language', async ({ page }) => {
  await page.goto('/tools')
  await page.evaluate(() => cookieStore.set('i18next', 'en'))
  await hydrated(page)
  await selector(page).selectOption('DE')
  await expect(page).toHaveURL('/tools?lng=de')
  await page.getByRole('banner').getByRole('link', { name: 'Projekte' }).click()
  await expect(page).toHaveURL('/projects?lng=de')
})

test('The languages in the footer keep the address with its query and anchor, and what is typed', async ({ page }) => {
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })
  await page.route('**/assets/vendor-*.js', () => undefined)
  await page.goto('/contact?from=mail#newsletter')
  await german.click()
  await expect(page, 'before the page runs').toHaveURL('/contact?from=mail&lng=de#newsletter')
  await page.unrouteAll()
  await page.goto('/contact?from=mail#newsletter')
  await hydrated(page)
  await page.getByRole('textbox').first().fill('Jo')
  await german.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL('/contact?from=mail#newsletter')
  await expect(page.getByRole('textbox').first()).toHaveValue('Jo')
})

test('A choice whose messages cannot be downloaded is reverted with an error toast, for which the menu closes', async ({
  page,
  watched,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/about')
  watched.announce(/The texts could not be loaded/, /Failed to load resource/)
  await page.route(/messages-|lng=de/, (route) => route.abort())
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('DE')
  await expectToast(page, 'Error', 'We couldn’t load this language. Please try again.')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(selector(page)).toHaveValue('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

function selector(page: Page) {
  return page.getByRole('banner').getByRole('combobox')
}

function stored(page: Page) {
  return page.evaluate(() => localStorage.getItem('i18nextLng'))
}
