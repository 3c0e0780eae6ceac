import { LinguiContext } from '@lingui/react'
import { use, useDeferredValue, type ReactNode } from 'react'

/** Content that shows a change of the language one paint later than the rest of the page. */
export function LateLanguage({ children }: { children: ReactNode }) {
  const lingui = use(LinguiContext)
  const shown = useDeferredValue(lingui)
  const before = useDeferredValue(children)
  return <LinguiContext value={shown}>{shown === lingui ? children : before}</LinguiContext>
}
