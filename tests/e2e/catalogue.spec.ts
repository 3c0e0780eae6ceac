import { catalogueCategories } from '../../src/content/documents/catalogue.ts'
import { expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

/** The table in the specification. */
const table = [
  ['Content-Automatisierung', 'Text Generation', 'from €2.999/month', '4.9', '200+', 'text-generation'],
  ['Visual Content Engine', 'Image Generation', 'from €1.999/month', '4.8', '150+', 'image-creation'],
  ['Video-Produktion 2.0', 'Video Generation', 'from €3.999/month', '4.7', '80+', 'video-generation'],
  ['Business-Automatisierung', 'Development', 'from €4.999/project', '4.9', '100+', 'ai-development'],
  ['Voice & Audio AI', 'Voice Synthesis', 'from €999/month', '4.8', '120+', 'voice-synthesis'],
  ['Music & Sound Design', 'Music Production', 'from €1.499/month', '4.6', '90+', 'music-production'],
] as const

test('The catalogue "Meine KI-Services" is German in every language, with a hint for English visitors', async ({
  page,
}) => {
  await visit(page, '/services', 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const title = page.getByRole('heading', { level: 1, name: 'Meine KI-Services' })
  await expect(page.locator('[lang=de]').filter({ has: title })).toHaveCount(1)
  await expect(page.locator('[lang=de]').filter({ has: page.getByRole('article') })).toHaveCount(1)
  await expect(page.getByText('This page is in German.')).toBeVisible()
  await visit(page, '/services', 'de')
  await expect(title).toBeVisible()
  await expect(page.getByText('This page is in German.')).toHaveCount(0)
})

test('Each service card shows category, price, rating, clients, 3 results, 2 benefits and 2 challenges', async ({
  page,
}) => {
  await visit(page, '/services')
  await expect(cards(page)).toHaveCount(6)
  for (const [name, category, price, rating, clients] of table) {
    const card = cardOf(page, name)
    await expect(card).toContainText(category)
    await expect(card).toContainText(price)
    await expect(card).toContainText(`${clients} Kunden`)
    await expect(card).toContainText(rating)
    await expect(card.getByRole('img', { name: `${rating.replace('.', ',')} von 5 Sternen` })).toBeVisible()
    for (const [heading, count] of [
      ['Ergebnisse', 3],
      ['Vorteile', 2],
      ['Herausforderungen', 2],
    ] as const) {
      const list = card.getByRole('heading', { name: heading }).locator('+ ul')
      await expect(list.getByRole('listitem'), `${name}: ${heading}`).toHaveCount(count)
    }
  }
})

test('"Service Details" leads to the route of each service, "Jetzt anfragen" to contact', async ({ page }) => {
  await visit(page, '/services')
  for (const [name, , , , , slug] of table) {
    await cardOf(page, name).getByRole('link', { name: 'Service Details' }).click()
    await expectPage(page, `/services/${slug}`)
    await page.goBack()
    await expectPage(page, '/services')
    await expect(cardOf(page, name).getByRole('link', { name: 'Jetzt anfragen' })).toHaveAttribute('href', '/contact')
  }
  await cardOf(page, table[3][0]).getByRole('link', { name: 'Jetzt anfragen' }).click()
  await expectPage(page, '/contact')
})

test('The category buttons show exactly the services of a category, and "Alle" all six', async ({ page }) => {
  await visit(page, '/services')
  const filter = page.getByRole('group', { name: 'Kategorie' })
  await expect(filter.getByRole('button')).toHaveText([...catalogueCategories])
  await expect(filter.getByRole('button', { pressed: true })).toHaveText('Alle')
  for (const [name, category] of table) {
    await filter.getByRole('button', { name: category, exact: true }).click()
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(category)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([name])
  }
  await filter.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(table.map(([name]) => name))
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

test('The catalogue shows reasons, stats and guarantees, and links to the free strategy session', async ({ page }) => {
  await visit(page, '/services')
  const main = page.getByRole('main')
  const figures = main.getByRole('definition').filter({ hasText: /^(500\+|300%|15\+|1000\+|98%)$/ })
  await expect(figures).toHaveText(['500+', '300%', '15+', '1000+', '98%'])
  await expect(main).toContainText('innerhalb von 90 Tagen')
  for (const guarantee of [
    'Messbare Ergebnisse innerhalb von 30 Tagen',
    '24/7-Support',
    'Maßgeschneiderte Umsetzung',
    'Vollständige Integration in bestehende Systeme',
    'Kontinuierliche Optimierung',
    'Transparente Erfolgsmessung',
  ])
    await expect(main.getByRole('listitem').filter({ hasText: guarantee })).toBeVisible()
  await main.getByRole('link', { name: 'Kostenloses Strategiegespräch buchen' }).click()
  await expectPage(page, '/contact')
})

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function cardOf(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
}
