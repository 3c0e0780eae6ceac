import { toolCategories, tools } from '../../src/content/tools.ts'
import { locales } from '../../src/i18n/locales.ts'
import { visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test, type Page } from './test.ts'

for (const locale of locales) {
  test(`Each of the eight tools shows category, price, rating, three features and users (${locale})`, async ({
    page,
  }) => {
    const text = messages(locale)
    await visit(page, '/tools', locale)
    await expect(cards(page)).toHaveCount(8)
    for (const { name, category, rating, text: own } of tools.all) {
      const card = cardOf(page, name)
      await expect(card).toContainText(text(toolCategories.find(category).text.name))
      await expect(card).toContainText(text(own.price))
      await expect(card).toContainText(text(own.users))
      await expect(
        card.getByRole('img', { name: new RegExp(`^${rating}|^${String(rating).replace('.', ',')}`) }),
      ).toBeVisible()
      const features = text(own.features).replaceAll('\\n', '\n').split('\n')
      await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText(features.slice(0, 3))
    }
  })

  test(`The filter shows exactly the tools of a category (${locale})`, async ({ page }) => {
    const text = messages(locale)
    await visit(page, '/tools', locale)
    const filter = page.getByRole('group', { name: text('tools-overview.filter') })
    const all = text('tools-overview.all')
    await expect(filter.getByRole('button')).toHaveText([
      all,
      ...toolCategories.all.map((category) => text(category.text.name)),
    ])
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(all)
    for (const { name, category } of tools.all) {
      await filter.getByRole('button', { name: text(toolCategories.find(category).text.name) }).click()
      await expect(cards(page).getByRole('heading')).toHaveText([name])
    }
    await filter.getByRole('button', { name: all }).click()
    await expect(cards(page)).toHaveCount(8)
  })
}

test('Tool ratings range from 4.5 to 4.9', async ({ page }) => {
  await visit(page, '/tools')
  const labels = await page
    .getByRole('img', { name: /of 5 stars$/ })
    .evaluateAll((all) => all.map((one) => one.ariaLabel))
  const ratings = labels.map((label) => Number.parseFloat(label ?? '')).toSorted((one, other) => one - other)
  expect(ratings).toHaveLength(8)
  expect([ratings.at(0), ratings.at(-1)]).toEqual([4.5, 4.9])
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

test('An invalid stored category starts at all categories', async ({ page }) => {
  for (const invalid of ['constructor', '{"state":{"category":"design"}}', '<script>', 'null']) {
    await visit(page, '/tools')
    await page.evaluate((value) => sessionStorage.setItem('tools-filter', value), invalid)
    await page.reload()
    await expect(page.getByRole('button', { name: 'All categories', pressed: true })).toBeVisible()
    await expect(cards(page), invalid).toHaveCount(8)
  }
})

test('"Try {tool}" opens the tool in a new tab without opener and referrer', async ({ page, context, watched }) => {
  await visit(page, '/tools')
  for (const { name, affiliateLink } of tools.all) {
    const { origin } = new URL(affiliateLink)
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
    expect(await tab.evaluate(() => window.opener), `${name} has an opener`).toBeNull()
    expect((await request.allHeaders())['referer'], `${name} gets a referrer`).toBeUndefined()
    await tab.close()
  }
  await expect(page).toHaveURL('/tools?lng=en')
})

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function cardOf(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
}
