import { submissionOf, type ContactSubmission } from './clean-submission.gen.ts'
import { readText } from './read-text.ts'

/** In bytes; fits the longest valid submission in its longest encoding, with a margin. */
const bodyLimit = 96 * 1024

/** The fields of a body. A page that is older than a field lacks it: then it is empty. */
function submissionIn(body: unknown): ContactSubmission | undefined {
  const sent = new Map<string, unknown>(Object.entries(body ?? {}))
  const submission = submissionOf((field) => sent.get(field))
  // No saved submission has a NUL or half a surrogate pair, and the database cannot be asked for one.
  const canBeSaved = Object.values(submission).every((text) => text.isWellFormed() && !text.includes('\0'))
  return canBeSaved ? submission : undefined
}

/**
 * Reads the body of the visitor's call, which only serves to find the saved submission. A text that cannot be
 * saved yields none.
 */
export async function readSubmission(
  request: Request,
): Promise<{ submission: ContactSubmission | undefined } | { problem: 'too-large' | 'invalid-body' }> {
  const text = await readText(request, bodyLimit)
  if (text === undefined) return { problem: 'too-large' }
  if (text.trim() === '') return { submission: undefined }
  try {
    return { submission: submissionIn(JSON.parse(text)) }
  } catch {
    return { problem: 'invalid-body' }
  }
}
