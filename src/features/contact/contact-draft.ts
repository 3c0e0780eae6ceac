import { readStored, removeStored, writeStored } from '#storage/safe-storage.ts'
import type { ContactInput } from './contact-schema.ts'
import { addedKey, draftKey, removeExpiredDraft } from './expired-draft.ts'

/** A draft that the browser refused to store. */
let unstored: ContactInput | null = null

/** The unsent draft of this tab, or null; it survives a reload and expires after 24 hours. */
export function readDraft(now = Date.now()): ContactInput | null {
  removeExpiredDraft(now)
  return parsed(readStored('session', draftKey)) ?? unstored
}

/** Stores the draft for this tab; empty fields remove it. */
export function keepDraft(input: ContactInput, now = Date.now()): void {
  if (input.name || input.email || input.message)
    writeStored('session', draftKey, JSON.stringify({ saved: now, ...input }))
  else forgetDraft()
}

/**
 * Adds a text to the message of the draft, below what the visitor wrote. It replaces the text that was added before,
 * unless the visitor has changed that one.
 */
export function addToDraft(text: string): void {
  const { message, ...others } = readDraft() ?? { name: '', email: '', message: '' }
  const before = readStored('session', addedKey)
  const draft = {
    ...others,
    message:
      before && message.includes(before)
        ? message.replace(before, () => text)
        : [message.trimEnd(), text].filter(Boolean).join('\n\n'),
  }
  keepDraft(draft)
  writeStored('session', addedKey, text)
  unstored = readStored('session', draftKey) === null ? draft : null
}

/** Removes the draft, e.g. after it was sent. */
export function forgetDraft(): void {
  removeStored('session', draftKey)
  removeStored('session', addedKey)
  unstored = null
}

/** Without the form's schema, because the page that adds to a draft does not load it. */
function parsed(stored: string | null): ContactInput | null {
  try {
    const draft: Partial<Record<keyof ContactInput, unknown>> | null = stored === null ? null : JSON.parse(stored)
    if (typeof draft?.name !== 'string' || typeof draft.email !== 'string' || typeof draft.message !== 'string')
      return null
    return { name: draft.name, email: draft.email, message: draft.message }
  } catch {
    return null
  }
}
