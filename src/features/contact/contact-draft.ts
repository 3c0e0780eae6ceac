import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '#storage/safe-storage.ts'
import type { ContactInput } from './contact-schema.ts'
import { draftKey, removeExpiredDraft } from './expired-draft.ts'

const Draft = v.object({ name: v.string(), email: v.string(), message: v.string() })

/** The unsent text of this tab, or null; it outlives a reload and 24 hours at most. */
export function readDraft(now = Date.now()): ContactInput | null {
  removeExpiredDraft(now)
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), readStored('session', draftKey))
  return draft.success ? draft.output : null
}

/** Keeps the text in the tab; empty fields leave nothing behind. */
export function keepDraft(input: ContactInput, now = Date.now()): void {
  if (input.name || input.email || input.message)
    writeStored('session', draftKey, JSON.stringify({ saved: now, ...input }))
  else forgetDraft()
}

/** Forgets the text, e.g. because it is sent. */
export function forgetDraft(): void {
  removeStored('session', draftKey)
}
