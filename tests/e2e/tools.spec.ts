import { toolCategories, tools } from '../../src/content/tools.ts'
import { visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
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
  await expect(cards(page)).toHaveCount(tools.all.length)
})

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}
