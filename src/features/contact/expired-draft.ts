import { readStored, removeStored } from '#storage/safe-storage.ts'

export const draftKey = 'contact-draft'

/** The text that another page added to the draft. */
export const addedKey = 'contact-draft-added'

const lifetime = 24 * 60 * 60 * 1000

/**
 * Removes the draft of this tab if it is 24 hours old or does not start like a draft. Every page calls this on start,
 * so it reads the time without loading the form's schema.
 */
export function removeExpiredDraft(now = Date.now()): void {
  const draft = readStored('session', draftKey)
  if (draft === null) return
  const saved = Number(/^{"saved":(\d+)/.exec(draft)?.[1])
  if (now - saved < lifetime) return
  removeStored('session', draftKey)
  removeStored('session', addedKey)
}
