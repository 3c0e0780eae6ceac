import { useEffect, useRef, useState } from 'react'
import { readFreight } from './reply-draft.ts'

/** What the desk shows: the request, the draft being written, the draft held back, and the reply signed off. */
export type Step = 'request' | 'draft' | 'held' | 'signed'

interface Desk {
  step: Step
  /** Whether the amount that was entered is none. */
  isWrong: boolean
  /** The amount in the field, while it is one. */
  typed?: number | undefined
  /** The freight that was entered, and after how many seconds. */
  signed?: { freight: number; seconds: number }
}

/** The step after those that end by themselves, and when, in milliseconds. */
const next: Partial<Record<Step, { step: Step; after: number }>> = {
  request: { step: 'draft', after: 1300 },
  draft: { step: 'held', after: 2300 },
}

/** The steps of the desk. It starts where a person is asked; `play` shows how it got there. */
export function useSignOff() {
  const [desk, setDesk] = useState<Desk>({ step: 'held', isWrong: false })
  const heldSince = useRef(0)

  useEffect(() => {
    if (desk.step === 'held') heldSince.current = Date.now()
    const following = next[desk.step]
    if (!following) return undefined
    const timer = setTimeout(() => setDesk({ step: following.step, isWrong: false }), following.after)
    return () => clearTimeout(timer)
  }, [desk.step])

  return {
    ...desk,
    play: () => setDesk({ step: 'request', isWrong: false }),
    /** Shows what is being typed; an error ends with the correction. */
    type: (typed: string) => setDesk({ step: 'held', isWrong: false, typed: readFreight(typed) }),
    /** Signs off with the freight that somebody typed. Returns whether it is an amount. */
    signOff: (typed: string): boolean => {
      const freight = readFreight(typed)
      if (freight === undefined) setDesk({ step: 'held', isWrong: true })
      else {
        const seconds = Math.max(1, Math.round((Date.now() - heldSince.current) / 1000))
        setDesk({ step: 'signed', isWrong: false, signed: { freight, seconds } })
      }
      return freight !== undefined
    },
  }
}
