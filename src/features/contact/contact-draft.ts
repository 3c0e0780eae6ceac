import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '#storage/safe-storage.ts'
import type { ContactInput } from './contact-schema.ts'
import { draftKey, removeExpiredDraft } from './expired-draft.ts'

const Draft = v.object({ name: v.string(), email: v.string(), message: v.string() })

/** The unsent draft of this tab, or null; it survives a reload and expires after 24 hours. */
export function readDraft(now = Date.now()): ContactInput | null {
  removeExpiredDraft(now)
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), readStored('session', draftKey))
  return draft.success ? draft.output : null
}

/** Stores the draft for this tab; empty fields remove it. */
export function keepDraft(input: ContactInput, now = Date.now()): void {
  if (input.name || input.email || input.message)
    writeStored('session', draftKey, JSON.stringify({ saved: now, ...input }))
  else forgetDraft()
}

/** Removes the draft, e.g. after it was sent. */
export function forgetDraft(): void {
  removeStored('session', draftKey)
}
