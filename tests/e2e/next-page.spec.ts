import { pageMessagesFile } from '../../src/boot/page-messages.ts'
import { projects } from '../../src/content/projects/projects.ts'
import { messages } from '../support/messages.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('Hydrating adds no rules to the styles of the document; navigating fetches the messages of the next page once and adds its rules', async ({
  page,
}) => {
  const ruleCount = () =>
    page.evaluate(() => document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet?.cssRules.length)
  await visit(page, '/')
  expect(await ruleCount()).toBe(0)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  const messageFiles = fetched.filter((path) => path.startsWith('/assets/messages-'))
  expect(messageFiles).toEqual([expect.stringMatching(/^\/assets\/messages-[\w-]{8}\/en\/\d+\.js$/)])
  await expect(page.getByRole('article')).toHaveCount(projects.slugs.length)
  expect(await ruleCount()).toBeGreaterThan(0)
})

test('A page whose messages a deployment has replaced is loaded as a document', async ({ page, watched }) => {
  await visit(page, '/')
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.route('**/assets/messages-*/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
  watched.announce(/status of 404/)
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  await expect(page.getByRole('article')).toHaveCount(projects.slugs.length)
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(before)
})

test('Going back after a change of the language shows the page in the new language', async ({ page }) => {
  await visit(page, '/projects')
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click()
  await expectPage(page, '/tools')
  await page.getByRole('banner').getByRole('combobox').selectOption('DE')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goBack()
  await expectPage(page, '/projects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('projects-overview.title'))
})

test.describe('Idle preloading', () => {
  test.use({ idlePreload: true })

  test('While the browser is idle, a page preloads the first pages of the header, and all without forms once the pointer reaches them; a click then fetches nothing', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
    await visit(page, '/')
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const paths = hrefs.flatMap((href) => (href === null || href === '/contact' ? [] : [href]))
    const isLoaded = (path: string) => loaded.some((file) => file.endsWith(pageMessagesFile('', 'en', path)))
    await expect.poll(() => paths.slice(0, 2).filter((path) => !isLoaded(path))).toEqual([])
    await links.first().hover()
    await expect.poll(() => paths.filter((path) => !isLoaded(path))).toEqual([])

    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await links.filter({ hasText: 'Projects' }).click()
    await expectPage(page, '/projects')
    await expect(page.getByRole('article')).toHaveCount(projects.slugs.length)
    expect(requested.filter((path) => path.endsWith('.js'))).toEqual([])
  })
})

test('The wheel opens the page of a card in a new tab, also above its text', async ({ page, context }) => {
  await visit(page, '/')
  const opened = context.waitForEvent('page')
  await page.locator('#services article p').first().click({ button: 'middle' })
  await expect(await opened).toHaveURL(/\/services\/text-generation$/)
  expect(context.pages()).toHaveLength(2)
})
