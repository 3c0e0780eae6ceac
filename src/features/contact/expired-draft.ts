import { readStored, removeStored } from '#storage/safe-storage.ts'

export const draftKey = 'contact-draft'

const lifetime = 24 * 60 * 60 * 1000

/**
 * Removes the draft of this tab once it is 24 hours old, and anything that does not begin like one. Every page calls it as
 * it starts, so it reads the time without the schema of the form.
 */
export function removeExpiredDraft(now = Date.now()): void {
  const draft = readStored('session', draftKey)
  if (draft === null) return
  const saved = Number(/^{"saved":(\d+)/.exec(draft)?.[1])
  if (!(now - saved < lifetime)) removeStored('session', draftKey)
}
