import type { StateCreator, StoreApi } from 'zustand'
import * as react from 'zustand/react'
import * as vanilla from 'zustand/vanilla'

const stores = new Set<StoreApi<unknown>>()

/** Stands in for `zustand` in component tests (vitest.config.ts), so that no store of a module keeps a test's state. */
export const create = remembering(react.create)
export const createStore = remembering(vanilla.createStore)
export { useStore } from 'zustand/react'

/** Resets every store that a module has created. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true)
}

/** Like `make`, as in `create<State>()(creator)`. */
function remembering<Store extends StoreApi<unknown>>(make: () => (creator: StateCreator<unknown>) => Store) {
  return () => (creator: StateCreator<unknown>) => {
    const store = make()(creator)
    stores.add(store)
    return store
  }
}
