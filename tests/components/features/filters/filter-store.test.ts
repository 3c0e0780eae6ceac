import { describe, expect, test } from 'vitest'
import { createFilterStore } from '#features/filters/filter-store.ts'

const createShelf = () => createFilterStore('shelf', ['all', 'books', 'maps'])

test('A choice persists for the visit: in session storage, as raw text, not in local storage', () => {
  createShelf().getState().choose('maps')
  expect(sessionStorage.getItem('shelf')).toBe('maps')
  expect(localStorage).toHaveLength(0)
})

test('A later page of the same visit shows the choice again', async () => {
  createShelf().getState().choose('books')
  const later = createShelf()
  expect(later.getState().category).toBe('all')
  await later.persist.rehydrate()
  expect(later.getState().category).toBe('books')
})

describe('An invalid stored category', () => {
  test.each(['', 'null', '__proto__', 'Maps', 'maps ', '["maps"]', '0'])(
    '%j means the first category',
    async (value) => {
      sessionStorage.setItem('shelf', value)
      const store = createShelf()
      await store.persist.rehydrate()
      expect(store.getState().category).toBe('all')
    },
  )
})
