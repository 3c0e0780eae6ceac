import { useLayoutEffect, useReducer } from 'react'

/**
 * Makes React run the effects of this commit before the browser goes on. A field shows a value that the form keeps; until
 * the effect that listens to the form, React takes back what is typed, and a move to the next field would make that last.
 */
export function useEffectsAtOnce(): void {
  const [, renderAgain] = useReducer(() => true, false)
  useLayoutEffect(renderAgain, [renderAgain])
}
