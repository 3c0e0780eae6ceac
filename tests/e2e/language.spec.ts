import { expectToast } from './support/toasts.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test, type Page } from './test.ts'

test('The selector offers EN, DE and ES, and its name and the title follow the choice', async ({ page }) => {
  await visit(page, '/expertise/coaching')
  const select = selector(page)
  await expect(select.getByRole('option')).toHaveText(['EN', 'DE', 'ES'])
  await expect(select).toHaveAccessibleName('Language')
  await select.selectOption('DE')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/AI Coaching|KI-Coaching/)
  await expect(select).toHaveAccessibleName('Sprache')
})

test('Spanish has no catalog: the choice is stored and in the address, the page is in English, with lang="en"', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await selector(page).selectOption('ES')
  for (const reload of [true, false]) {
    await expect.poll(() => stored(page)).toBe('es')
    await expect(page).toHaveURL('/about?lng=es')
    await expect(selector(page)).toHaveValue('es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible()
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
  await selector(page).selectOption('DE')
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

test('A choice whose messages cannot be downloaded is reverted with an error toast', async ({ page, watched }) => {
  await page.goto('/about')
  await hydrated(page)
  watched.announce(/The texts could not be loaded/, /Failed to load resource/)
  await page.route('**/assets/messages-*/**', (route) => route.abort())
  await selector(page).selectOption('DE')
  await expectToast(page, 'Error', 'We couldn’t load this language. Please try again.')
  await expectEnglish(page)
})

test('The footer links to the same page in the other language', async ({ page }) => {
  await visit(page, '/projects/quality-control')
  for (const [name, locale] of [
    ['Deutsch', 'de'],
    ['English', 'en'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/projects/quality-control?lng=${locale}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      messages(locale)('projects.quality-control.title'),
    )
  }
})

async function expectEnglish(page: Page) {
  await expect(selector(page)).toHaveValue('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible()
}

function selector(page: Page) {
  return page.getByRole('banner').getByRole('combobox')
}

function stored(page: Page) {
  return page.evaluate(() => localStorage.getItem('i18nextLng'))
}

test('The messages of the page in the other language are fetched when the pointer is over the selector', async ({
  page,
}) => {
  await visit(page, '/contact')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/messages-'))
  await selector(page).hover()
  await arrived
  await selector(page).selectOption('DE')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const messageFiles = fetched.filter((path) => path.startsWith('/assets/messages-'))
  expect(messageFiles).toEqual([expect.stringMatching(/^\/assets\/messages-[\w-]{8}\/de\/\d+\.js$/)])
})
