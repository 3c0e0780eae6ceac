import type { ContactField } from '#backend/contact-fields.ts'
import { readStored, removeStored } from '#storage/safe-storage.ts'

export const draftKey = 'contact-draft'

const lifetime = 24 * 60 * 60 * 1000

/** The fields of a stored draft, not validated. */
export type StoredDraft = Partial<Record<ContactField | 'saved' | 'added', unknown>>

/**
 * Removes the draft of this tab if it is 24 hours old or no draft, and returns what is stored then. Every page calls
 * this on start, so it does without the form's schema.
 */
export function removeExpiredDraft(now = Date.now()): StoredDraft | null {
  try {
    const draft: StoredDraft | null = JSON.parse(readStored('session', draftKey) ?? 'null')
    if (now - Number(draft?.saved) < lifetime) return draft
  } catch {}
  removeStored('session', draftKey)
  return null
}
