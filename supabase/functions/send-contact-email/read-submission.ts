import { readText } from './read-text.ts'

const fields = ['name', 'email', 'message'] as const

/** What a visitor entered in the contact form. */
export type Submission = Record<(typeof fields)[number], string>

/** In bytes; fits the longest valid submission in its longest encoding, with a margin. */
const bodyLimit = 96 * 1024

function isSubmission(value: unknown): value is Submission {
  const sent = new Map<string, unknown>(Object.entries(value ?? {}))
  // No saved submission has a NUL or half a surrogate pair, and the database cannot be asked for one.
  return fields.every((field) => {
    const text = sent.get(field)
    return typeof text === 'string' && text.isWellFormed() && !text.includes('\0')
  })
}

/**
 * Reads the body of the visitor's call, which only serves to find the saved submission. A body without the three texts yields
 * none, because it cannot match a saved one.
 */
export async function readSubmission(
  request: Request,
): Promise<{ submission: Submission | undefined } | { problem: 'too-large' | 'invalid-body' }> {
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
