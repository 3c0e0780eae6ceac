import { expectPage, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('The next page fetches its own texts and not the whole catalog', async ({ page }) => {
  await visit(page, '/')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  const texts = fetched.filter((path) => /\/assets\/(texts|translation)-/.test(path))
  expect(texts).toEqual([expect.stringMatching(/^\/assets\/messages-[\w-]{8}\/en\/projects\.js$/)])
})

test('A page whose texts a deployment has replaced takes the whole catalog', async ({ page, watched }) => {
  await visit(page, '/')
  await page.route('**/assets/messages-*/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
  watched.announce(/status of 404/)
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('The rules of the document are those of every page: none is written again', async ({ page }) => {
  const written = () =>
    page.evaluate(() => document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet?.cssRules.length)
  await visit(page, '/')
  expect(await written()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expectPage(page, '/projects')
  await expect(page.getByRole('article')).toHaveCount(6)
  expect(await written()).toBe(0)
})
