import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The ref of a button that is disabled while it is busy, and gets back the focus that it loses by that. */
export function useReturningFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isBusy) hadFocus.current = activeElement === button.current
    // A second press on the disabled button focuses what is around it.
    else if (hadFocus.current && activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true })
    if (!isBusy) hadFocus.current = false
  }, [isBusy])
  return button
}
