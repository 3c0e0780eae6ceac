import { contactFields, emptySubmission, submissionOf, type ContactSubmission } from '#content/contact-fields.ts'
import { plainText } from '#locale/format.ts'
import { removeStored, writeStored } from '#storage/safe-storage.ts'
import { draftKey, joined, removeExpiredDraft } from './expired-draft.ts'

/** The texts that other parts of the site have added to the message, and what each stands for. */
type Added = Partial<Record<'calculation' | 'times', { text: string; value: string }>>

interface Draft extends ContactSubmission {
  added: Added
}

/** A draft that the browser refused to store; it lasts until the document is left. */
let unstored: Draft | null = null

/**
 * The unsent draft of this tab, or null; it survives a reload and expires after 24 hours. It is read field by field:
 * another release of the site may have stored others.
 */
export function readDraft(now = Date.now()): Draft | null {
  const stored = removeExpiredDraft(now)
  if (!stored) return unstored
  const added: Added = {}
  for (const from of ['calculation', 'times'] as const) {
    const one: unknown = stored.added instanceof Object && Reflect.get(stored.added, from)
    if (!(one instanceof Object && 'text' in one && 'value' in one)) continue
    const { text, value } = one
    if (typeof text === 'string' && typeof value === 'string') added[from] = { text, value }
  }
  return { ...submissionOf((field) => stored[field]), added }
}

/**
 * Keeps what is written for this tab; empty fields remove it. What the browser does not store, it does not bring back
 * after a reload either: an older text would look as if it were the last one.
 */
export function keepDraft(input: ContactSubmission, now = Date.now(), added = readDraft(now)?.added ?? {}): void {
  const draft = contactFields.some((field) => input[field]) ? { ...submissionOf((field) => input[field]), added } : null
  const stored = draft && writeStored('session', draftKey, JSON.stringify({ saved: now, ...draft }))
  if (!stored) removeStored('session', draftKey)
  unstored = stored ? null : draft
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls `listener` whenever the draft is kept; returns what ends that. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Adds a text to the message of the draft, below what the visitor wrote; an empty one takes it away. It replaces the text
 * that was added from there before, unless the visitor has changed that one. `value` is what the text stands for.
 */
export function addToDraft(from: keyof Added, request: string, value = ''): void {
  const text = plainText(request)
  const { added, ...input }: Draft = readDraft() ?? { ...emptySubmission, added: {} }
  const before = added[from]?.text
  const message =
    before && input.message.includes(before)
      ? input.message.replace(before, () => text).trimEnd()
      : joined(input.message, text)
  keepDraft({ ...input, message }, Date.now(), { ...added, [from]: { text, value } })
}

/** What the text that was added from there stands for; empty if the message does not have it as it was added. */
export function valueInDraft(from: keyof Added): string {
  const { added, message } = readDraft() ?? { added: {}, message: '' }
  const { text, value } = added[from] ?? { text: '', value: '' }
  return text && message.includes(text) ? value : ''
}

/** Removes the draft if it is exactly what was sent; returns whether nothing is left to send. */
export function forgetDraft(sent: ContactSubmission): boolean {
  const draft = readDraft() ?? sent
  const unchanged = contactFields.every((field) => draft[field] === sent[field])
  if (unchanged) keepDraft(emptySubmission)
  return unchanged
}
