import { createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/raw-text.ts'

interface FilterState<Category extends string> {
  category: Category
  choose: (category: Category) => void
}

/**
 * Creates a store of the selected category. It is kept in session storage as raw text; a new visit and an unknown
 * value start with the first category.
 */
export function createFilterStore<Category extends string>(
  key: string,
  categories: readonly [Category, ...Category[]],
) {
  type Stored = Pick<FilterState<Category>, 'category'>
  return createStore<FilterState<Category>>()(
    persist(
      (set) => ({
        category: categories[0],
        choose: (category) => set({ category }),
      }),
      {
        name: key,
        skipHydration: true,
        partialize: ({ category }): Stored => ({ category }),
        storage: rawText<Stored, Category>('session', (text) => categories.find((category) => category === text), {
          pick: (state) => state.category,
          put: (category) => ({ category }),
        }),
      },
    ),
  )
}

export type FilterStore<Category extends string> = ReturnType<typeof createFilterStore<Category>>
