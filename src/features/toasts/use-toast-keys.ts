import { useEffect } from 'react'
import { useToasts } from './toasts-store.ts'

/** F8 moves the focus to the newest toast, Escape closes it, wherever the focus is. */
export function useToastKeys(close: (id: number) => void): void {
  const newest = useToasts(({ toasts }) => toasts.at(-1)?.id)

  useEffect(() => {
    if (newest === undefined) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') document.querySelector<HTMLElement>(`#toast-${newest} + button`)?.focus()
      // The mobile menu is above the toasts and closes on Escape, too.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close(newest)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
