import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/raw-text.ts'

interface FilterState<Category extends string> {
  category: Category
  choose: (category: Category) => void
}

/**
 * The chosen category of a catalogue. It holds for the visit, in session storage as raw text; a new visit and
 * anything that is no category start with the first one.
 */
export function createFilterStore<Category extends string>(
  key: string,
  categories: readonly [Category, ...Category[]],
) {
  type Stored = Pick<FilterState<Category>, 'category'>
  return create<FilterState<Category>>()(
    persist(
      (set) => ({
        category: categories[0],
        choose: (category) => set({ category }),
      }),
      {
        name: key,
        skipHydration: true,
        partialize: ({ category }): Stored => ({ category }),
        storage: rawText<Stored, Category>('session', (text) => categories.find((one) => one === text), {
          pick: (state) => state.category,
          put: (category) => ({ category }),
        }),
      },
    ),
  )
}
