import { useEffect } from 'react'
import { useToasts } from './toasts-store.ts'

/** F8 focuses the newest toast and Escape closes it with `close`, a stable function, wherever the focus is. */
export function useToastKeys(close: (id: number) => void): void {
  const newest = useToasts(({ toasts }) => toasts.at(-1)?.id)

  useEffect(() => {
    if (newest === undefined) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') document.querySelector<HTMLElement>(`#toast-${newest} + button`)?.focus()
      // The mobile menu covers the toasts and also closes on Escape.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close(newest)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [newest, close])
}
