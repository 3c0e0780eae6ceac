import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** The ref of a button that is disabled while it is busy, and gets back the focus that it loses by that. */
export function useReturningFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const lost = useRef(false)
  // Some browsers take the focus from it at once, some with the next frame, some never.
  useEffect(() => {
    const { current } = button
    const notice = () => (lost.current = current?.disabled === true)
    current?.addEventListener('blur', notice)
    return () => current?.removeEventListener('blur', notice)
  }, [])
  useLayoutEffect(() => {
    // A second press on the disabled button focuses what is around it.
    if (isBusy || !lost.current || !document.activeElement?.contains(button.current)) return
    lost.current = false
    button.current?.focus({ preventScroll: true })
  }, [isBusy])
  return button
}
