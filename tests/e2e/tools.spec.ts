import { toolCategories, tools } from '../../src/content/tools.ts'
import { visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test, type Page } from './test.ts'

test('The filter shows exactly the tools of a category', async ({ page }) => {
  const text = messages('en')
  await visit(page, '/tools')
  const filter = page.getByRole('group', { name: 'Category' })
  await expect(filter.getByRole('button', { pressed: true })).toHaveText('All categories')
  for (const { name, category } of tools.all) {
    await filter.getByRole('button', { name: text(toolCategories.find(category).text.name) }).click()
    await expect(cards(page).getByRole('heading')).toHaveText([name])
  }
  await filter.getByRole('button', { name: 'All categories' }).click()
  await expect(cards(page)).toHaveCount(8)
})

test('The chosen tool category is kept for the visit, and a new visit starts at all categories', async ({
  page,
  newVisitor,
}) => {
  await visit(page, '/tools')
  await page.getByRole('button', { name: 'Voice Synthesis' }).click()
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(['ElevenLabs'])
  await expect(page.getByRole('button', { name: 'Voice Synthesis', pressed: true })).toBeVisible()

  const other = await newVisitor()
  await visit(other, '/tools')
  await expect(other.getByRole('button', { name: 'All categories', pressed: true })).toBeVisible()
  await expect(cards(other)).toHaveCount(8)
})

test('"Try {tool}" opens the tool in a new tab without opener and referrer', async ({ page, context, watched }) => {
  const { name, affiliateLink } = tools.find('chatgpt')
  const { origin } = new URL(affiliateLink)
  await visit(page, '/tools')
  watched.announceHost(origin)
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A tool</title>' }),
  )
  const [tab, request] = await Promise.all([
    page.waitForEvent('popup'),
    context.waitForEvent('request', (one) => one.url().startsWith(affiliateLink)),
    page.getByRole('link', { name: `Try ${name}` }).click(),
  ])
  expect(new URL(tab.url()).origin).toBe(origin)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect((await request.allHeaders())['referer']).toBeUndefined()
  await expect(page).toHaveURL('/tools?lng=en')
})

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}
