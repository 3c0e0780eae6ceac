import { contactFields, onlyContactFields, type ContactMessage } from '#backend/contact-fields.ts'
import { plainText } from '#locale/plain-text.ts'
import { removeStored, writeStored } from '#storage/safe-storage.ts'
import type { ContactInput } from './contact-schema.ts'
import { draftKey, removeExpiredDraft, type StoredDraft } from './expired-draft.ts'

interface Draft extends ContactInput {
  /** The part of the message that another page has added. */
  added?: string | undefined
}

export const emptyInput: ContactInput = { name: '', email: '', message: '' }

/** A draft that the browser refused to store; it lasts until the document is left. */
let unstored: Draft | null = null

/** The unsent draft of this tab, or null; it survives a reload and expires after 24 hours. */
export function readDraft(now = Date.now()): Draft | null {
  const stored = removeExpiredDraft(now)
  if (!stored || !hasEveryField(stored)) return unstored
  return { ...onlyContactFields(stored), added: typeof stored.added === 'string' ? stored.added : undefined }
}

function hasEveryField(stored: StoredDraft): stored is StoredDraft & ContactMessage {
  return contactFields.every((field) => typeof stored[field] === 'string')
}

/**
 * Keeps what is written for this tab; empty fields remove it. What the browser does not store, it does not bring back
 * after a reload either: an older text would look as if it were the last one.
 */
export function keepDraft(input: ContactInput, now = Date.now(), added = readDraft(now)?.added): void {
  const draft = contactFields.some((field) => input[field]) ? { ...onlyContactFields(input), added } : null
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

/** The line of the draft's message that begins with `start`; empty if there is none. */
export function draftLine(start: string): string {
  return (
    readDraft()
      ?.message.split('\n')
      .find((one) => one.startsWith(start)) ?? ''
  )
}

/** Puts `line` in the place of the line that begins with `start`, or below the message; an empty one removes it. */
export function setDraftLine(start: string, line: string): void {
  const { message, ...others } = readDraft() ?? emptyInput
  const before = draftLine(start)
  keepDraft({
    ...others,
    message: before ? message.replace(before, () => line).trimEnd() : joined(message, line),
  })
}

/**
 * Adds a text to the message of the draft, below what the visitor wrote. It replaces the text that was added before,
 * unless the visitor has changed that one.
 */
export function addToDraft(request: string): void {
  const text = plainText(request)
  const { added, ...input }: Draft = readDraft() ?? emptyInput
  const message =
    added && input.message.includes(added) ? input.message.replace(added, () => text) : joined(input.message, text)
  keepDraft({ ...input, message }, Date.now(), text)
}

/** Both texts, the second one as a paragraph of its own. */
export function joined(first: string, second: string): string {
  return first && second ? `${first.trimEnd()}\n\n${second}` : first || second
}

/** Removes the draft if it is exactly what was sent; returns whether nothing is left to send. */
export function forgetDraft(sent: ContactInput): boolean {
  const draft = readDraft() ?? sent
  const unchanged = contactFields.every((field) => draft[field] === sent[field])
  if (unchanged) keepDraft(emptyInput)
  return unchanged
}
