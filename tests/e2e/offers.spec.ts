import { offers } from '../../src/content/german/offers.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

// The last card, which is below the first screen.
const [last] = offers.cards.slice(-1)
if (!last) throw new Error('The catalog is empty')

test('The category buttons show exactly the services of a category, and "Alle" all', async ({ page }) => {
  await visit(page, '/services')
  const filter = page.getByRole('group', { name: 'Kategorie' })
  await expect(filter.getByRole('button', { pressed: true })).toHaveText('Alle')
  for (const { name, category } of offers.cards) {
    await chip(page, category).click()
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(category)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([name])
  }
  await chip(page, 'Alle').click()
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(offers.cards.map(({ name }) => name))
})

test('A choice whose result is off the screen scrolls to it; a single card is as wide as those before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/services')
  const before = await cards(page).first().boundingBox()
  await chip(page, last.category).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toBeInViewport({ ratio: 0.5 })
  expect((await cards(page).boundingBox())?.width).toBe(before?.width)
})

test('The chosen category survives a reload and navigation, and a new visit starts at "Alle"', async ({
  page,
  newVisitor,
}) => {
  await visit(page, '/services', 'de')
  await chip(page, last.category).click()
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await cardOf(page, last.name).getByRole('link', { name: 'Service Details' }).click()
  await expectPage(page, `/services/${last.service}`)
  await page.getByRole('banner').getByRole('link', { name: 'Leistungen' }).click()
  await expect(chip(page, last.category)).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(1)

  const other = await newVisitor()
  await visit(other, '/services')
  await expect(cards(other)).toHaveCount(offers.cards.length)
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
  expect(tops).toHaveLength(offers.cards.length)
  expect(new Set(tops)).toHaveProperty('size', Math.ceil(offers.cards.length / 3))
})

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

/** The button of a category. */
function chip(page: Page, category: string) {
  return page.getByRole('button', { name: category, exact: true })
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function cardOf(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
}
