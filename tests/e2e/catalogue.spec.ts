import { catalogue } from '../../src/content/documents/catalogue.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('The category buttons show exactly the services of a category, and "Alle" all six', async ({ page }) => {
  await visit(page, '/services')
  const filter = page.getByRole('group', { name: 'Kategorie' })
  await expect(filter.getByRole('button', { pressed: true })).toHaveText('Alle')
  for (const { name, category } of catalogue.cards) {
    await filter.getByRole('button', { name: category, exact: true }).click()
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(category)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([name])
  }
  await filter.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(catalogue.cards.map(({ name }) => name))
})

test('The chosen category survives a reload and navigation, and a new visit starts at "Alle"', async ({
  page,
  newVisitor,
}) => {
  await visit(page, '/services')
  await page.getByRole('button', { name: 'Development', exact: true }).click()
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await cardOf(page, 'Business-Automatisierung').getByRole('link', { name: 'Service Details' }).click()
  await expectPage(page, '/services/ai-development')
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('button', { name: 'Development', exact: true, pressed: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)

  const other = await newVisitor()
  await visit(other, '/services')
  await expect(cards(other)).toHaveCount(6)
})

test('The cards are in one, two or three columns, depending on the width', async ({ page }) => {
  await visit(page, '/services')
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = () =>
      cards(page).evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size)
    await expect.poll(lefts, `${width} px`).toBe(columns)
  }
})

test('Phones show the lists of a card on demand; wide screens and print show them at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/services')
  const [first] = catalogue.cards
  const card = cardOf(page, first?.name ?? '')
  const results = card.getByText(first?.results[0] ?? '')
  const features = card.getByText(first?.features[0] ?? '')
  await expect(results).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
  await card.getByText(catalogue.labels.more).click()
  await expect(results).toBeVisible()
  await card.getByText(catalogue.labels.more).click()
  await expect(results).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(results).toBeVisible()
  await expect(features).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(results).toBeVisible()
  await expect(card.getByText(catalogue.labels.more)).toBeHidden()
  await expect(features).toBeHidden()
})

test('On wide screens the parts of the cards in a row are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/services')
  const tops = await page
    .getByRole('main')
    .getByRole('heading', { level: 3, name: catalogue.labels.challenges })
    .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().top)))
  expect(tops).toHaveLength(6)
  expect(new Set(tops)).toHaveProperty('size', 2)
})

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function cardOf(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
}
