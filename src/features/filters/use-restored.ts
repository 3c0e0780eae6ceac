import { useEffect } from 'react'

/** Takes the saved value of a persisted store after hydration, so that the first render equals the prerendered page. */
export function useRestored(persisted: { rehydrate: () => Promise<void> | void }): void {
  useEffect(() => void persisted.rehydrate(), [persisted])
}
