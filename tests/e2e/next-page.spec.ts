import { expectPage, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('Navigating fetches the messages of the next page, not the whole catalog', async ({ page }) => {
  await visit(page, '/')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  const messageFiles = fetched.filter((path) => /\/assets\/(messages|translation)-/.test(path))
  expect(messageFiles).toEqual([expect.stringMatching(/^\/assets\/messages-[\w-]{8}\/en\/projects\.js$/)])
})

test('A page whose messages a deployment has replaced loads the whole catalog', async ({ page, watched }) => {
  await visit(page, '/')
  await page.route('**/assets/messages-*/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
  watched.announce(/status of 404/)
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('The stylesheet of the document covers every page: navigating adds no rules', async ({ page }) => {
  const ruleCount = () =>
    page.evaluate(() => document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet?.cssRules.length)
  await visit(page, '/')
  expect(await ruleCount()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  await expect(page.getByRole('article')).toHaveCount(6)
  expect(await ruleCount()).toBe(0)
})
