import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parts } from '#content/company/parts.ts'
import { catalog } from '#content/services/catalog.ts'
import { toolCategories, tools } from '#content/tools.ts'
import { messages } from '../../../support/messages.ts'
import { openSite } from '../../site.tsx'

const nameOf = messages('en')

const lists = [
  [
    '/services',
    'Kategorie',
    'Alle',
    (parts.catalog ? catalog : []).map(({ name, category }) => [category, name] as const),
  ],
  [
    '/tools',
    'Category',
    'All categories',
    tools.all.map(({ name, category }) => [nameOf(toolCategories.find(category).text.name), name] as const),
  ],
] as const
for (const [path, group, every, cards] of lists)
  test.runIf(cards.length > 0)(
    `The buttons of ${path} show exactly the cards of a category, and “${every}” all`,
    async () => {
      const { user } = await openSite(path)
      const filter = within(screen.getByRole('group', { name: group }))
      const titles = () =>
        within(screen.getByRole('main'))
          .getAllByRole('article')
          .map((card) => within(card).getAllByRole('heading')[0]?.textContent)
      expect(filter.getByRole('button', { pressed: true })).toHaveTextContent(every)
      for (const [category, name] of cards) {
        await user.click(filter.getByRole('button', { name: category }))
        expect(filter.getByRole('button', { pressed: true })).toHaveTextContent(category)
        expect(titles()).toEqual([name])
      }
      await user.click(filter.getByRole('button', { name: every }))
      expect(titles()).toEqual(cards.map(([, name]) => name))
    },
  )
