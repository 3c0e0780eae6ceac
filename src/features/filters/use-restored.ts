import { useEffect } from 'react'

/** Restores a persisted store after hydration, so that the first render matches the prerendered page. */
export function useRestored(persisted: { rehydrate: () => Promise<void> | void }): void {
  useEffect(() => void persisted.rehydrate(), [persisted])
}
