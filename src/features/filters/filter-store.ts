import { createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/safe-storage.ts'

interface FilterState<Category extends string> {
  category: Category
  choose: (category: Category) => void
}

/** Creates a store of the selected category, in session storage; a new visit and an unknown value start with the first. */
export function createFilterStore<Category extends string>(
  key: string,
  categories: readonly [Category, ...Category[]],
) {
  return createStore<FilterState<Category>>()(
    persist(
      (set) => ({ category: categories[0], choose: (category) => set({ category }) }),
      rawText(
        'session',
        key,
        ({ category }) => category,
        (text) => ({ category: categories.find((category) => category === text) ?? categories[0] }),
      ),
    ),
  )
}

export type FilterStore<Category extends string> = ReturnType<typeof createFilterStore<Category>>
