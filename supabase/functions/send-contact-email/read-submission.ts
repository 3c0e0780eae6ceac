import { contactFields, type ContactSubmission } from './clean-submission.gen.ts'
import { readText } from './read-text.ts'

/** In bytes; fits the longest valid submission in its longest encoding, with a margin. */
const bodyLimit = 96 * 1024

/** Whether the fields are texts. A page that is older than a field lacks it. */
function isSubmission(value: unknown): value is Partial<ContactSubmission> {
  const sent = new Map<string, unknown>(Object.entries(value ?? {}))
  // No saved submission has a NUL or half a surrogate pair, and the database cannot be asked for one.
  return contactFields.every((field) => {
    const text = sent.get(field) ?? ''
    return typeof text === 'string' && text.isWellFormed() && !text.includes('\0')
  })
}

/**
 * Reads the body of the visitor's call, which only serves to find the saved submission. A body with something else than texts
 * yields none, because it cannot match a saved one.
 */
export async function readSubmission(
  request: Request,
): Promise<{ submission: Partial<ContactSubmission> | undefined } | { problem: 'too-large' | 'invalid-body' }> {
  const text = await readText(request, bodyLimit)
  if (text === undefined) return { problem: 'too-large' }
  if (text.trim() === '') return { submission: undefined }
  try {
    const value: unknown = JSON.parse(text)
    return { submission: isSubmission(value) ? value : undefined }
  } catch {
    return { problem: 'invalid-body' }
  }
}
