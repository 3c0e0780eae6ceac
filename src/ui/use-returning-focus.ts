import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** The ref of a button that is disabled while it is busy, and gets back the focus that it loses by that. */
export function useReturningFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const hasLost = useRef(false)
  // Chromium takes the focus away within the commit that disables the button, so no effect finds it there.
  useEffect(() => {
    const { current } = button
    const note = () => void (hasLost.current = current?.disabled === true)
    current?.addEventListener('blur', note)
    return () => current?.removeEventListener('blur', note)
  }, [])
  useLayoutEffect(() => {
    if (isBusy) return
    // A second press on the disabled button focuses what is around it.
    if (hasLost.current && document.activeElement?.contains(button.current))
      button.current?.focus({ preventScroll: true })
    hasLost.current = false
  }, [isBusy])
  return button
}
