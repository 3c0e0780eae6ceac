import { offers } from '../../src/content/german/offers.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('The category buttons show exactly the services of a category, and "Alle" all six', async ({ page }) => {
  await visit(page, '/services')
  const filter = page.getByRole('group', { name: 'Kategorie' })
  await expect(filter.getByRole('button', { pressed: true })).toHaveText('Alle')
  for (const { name, category } of offers.cards) {
    await filter.getByRole('button', { name: category, exact: true }).click()
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(category)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([name])
  }
  await filter.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(offers.cards.map(({ name }) => name))
})

test('A choice whose result is off the screen scrolls to it; a single card is as wide as those before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/services')
  const before = await cards(page).first().boundingBox()
  await page.getByRole('button', { name: 'Development', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toBeInViewport({ ratio: 0.5 })
  expect((await cards(page).boundingBox())?.width).toBe(before?.width)
})

test('The chosen category survives a reload and navigation, and a new visit starts at "Alle"', async ({
  page,
  newVisitor,
}) => {
  await visit(page, '/services', 'de')
  await page.getByRole('button', { name: 'Development', exact: true }).click()
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await cardOf(page, 'Business-Automatisierung').getByRole('link', { name: 'Service Details' }).click()
  await expectPage(page, '/services/ai-development')
  await page.getByRole('banner').getByRole('link', { name: 'Leistungen' }).click()
  await expect(page.getByRole('button', { name: 'Development', exact: true, pressed: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)

  const other = await newVisitor()
  await visit(other, '/services')
  await expect(cards(other)).toHaveCount(6)
})

test('The cards are in one, two or three columns, depending on the width; the parts of those in a row are aligned', async ({
  page,
}) => {
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
  const tops = await page
    .getByRole('main')
    .getByRole('heading', { level: 3, name: offers.labels.challenges })
    .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().top)))
  expect(tops).toHaveLength(6)
  expect(new Set(tops)).toHaveProperty('size', 2)

  await test.step('A card shows its results, benefits and challenges at every width; what is included, on demand and in print', () =>
    partsOfACard(page))
})

async function partsOfACard(page: Page) {
  const [first] = offers.cards
  const card = cardOf(page, first?.name ?? '')
  const features = card.getByText(first?.features[0] ?? '')
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { results = [], benefits = [], challenges = [] } = first ?? {}
    for (const shown of [...results.slice(0, 3), ...benefits.slice(0, 2), ...challenges.slice(0, 2)])
      await expect(card.getByText(shown), `${width} px`).toBeVisible()
    await expect(features).toBeHidden()
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000)
  await card.getByText(offers.labels.features).click()
  await expect(features).toBeVisible()
  await card.getByText(offers.labels.features).click()
  await expect(features).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(features).toBeVisible()
}

test('At 1440 px no column of text in the cards and reasons is narrower than 30 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/services', '/tools', '/expertise']) {
    await visit(page, path)
    const widths = await page.locator('main :is(article :is(li, p), li > h3 + p):visible').evaluateAll((all) =>
      all.map((element) => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) throw new Error('no canvas')
        const { font, paddingLeft, paddingRight } = getComputedStyle(element)
        canvas.font = font
        // The widths of a hundred letters of ordinary text.
        const letter = canvas.measureText('Neue Artikel sind am Tag der Anlieferung beschrieben').width / 52
        const text = element.closest('li, p, dd')?.textContent ?? ''
        const inner =
          element.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return { text: text.slice(0, 40), characters: text.length > 60 ? inner / letter : 99 }
      }),
    )
    expect(widths.length, path).toBeGreaterThan(4)
    expect(
      widths.filter(({ characters }) => characters < 30),
      path,
    ).toEqual([])
  }
})

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function cardOf(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
}
