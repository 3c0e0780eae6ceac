import { contactFields, type ContactField } from '#content/contact-fields.ts'
import { readStored, removeStored, writeStored } from '#storage/safe-storage.ts'

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

/**
 * For a document in which the page does not run, or not yet: adds the draft to what its fields contain, once, and keeps
 * that. A browser does not restore every field after a reload.
 */
export function keepTyped(now = Date.now()): void {
  const draft = removeExpiredDraft(now)
  const typed: StoredDraft = {}
  for (const name of contactFields) {
    const field = document.querySelector<HTMLInputElement>(`#${idOf(name)}`)
    if (!field) return
    const before = draft?.[name]
    if (typeof before === 'string' && !('kept' in field.dataset)) field.value = merged(name, field.value, before)
    field.dataset['kept'] = ''
    typed[name] = field.value
  }
  if (Object.values(typed).some(Boolean))
    writeStored('session', draftKey, JSON.stringify({ ...draft, ...typed, saved: now }))
  else removeStored('session', draftKey)
}

/** What a field shows if something was typed before the page ran and there is a draft: in the message, both. */
export function merged(name: ContactField, typed: string, draft: string): string {
  return name !== 'message' || typed.includes(draft) ? typed || draft : joined(draft, typed)
}

/** Both texts, the second one as a paragraph of its own. */
export function joined(first: string, second: string): string {
  return first && second ? `${first.trimEnd()}\n\n${second}` : first || second
}

/** The id of a field. */
export function idOf(name: ContactField): string {
  return `contact-${name}`
}
