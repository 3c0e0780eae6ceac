import { catalog } from '../../src/content/services/catalog.ts'
import { visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

// The last card, which is below the first screen.
const [last] = catalog.slice(-1)
if (!last) throw new Error('The catalog is empty')

test('The category buttons show exactly the services of a category, and "Alle" all', async ({ page }) => {
  await visit(page, '/services')
  const filter = page.getByRole('group', { name: 'Kategorie' })
  await expect(filter.getByRole('button', { pressed: true })).toHaveText('Alle')
  for (const { name, category } of catalog) {
    await chip(page, category).click()
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(category)
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([name])
  }
  await chip(page, 'Alle').click()
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(catalog.map(({ name }) => name))
})

/** The button of a category. */
function chip(page: Page, category: string) {
  return page.getByRole('button', { name: category, exact: true })
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}
