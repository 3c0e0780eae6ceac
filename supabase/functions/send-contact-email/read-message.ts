import { readText } from './read-text.ts'

const fields = ['name', 'email', 'message'] as const

/** The content sent by the contact form; only used to find the saved message, never mailed. */
export type Message = Record<(typeof fields)[number], string>

/** In bytes; fits the longest valid message in its longest encoding, with a margin. */
const bodyLimit = 32 * 1024

function isMessage(value: unknown): value is Message {
  const sent = new Map<string, unknown>(Object.entries(value ?? {}))
  // No saved message has a NUL or half a surrogate pair, and the database cannot be asked for one.
  return fields.every((field) => {
    const text = sent.get(field)
    return typeof text === 'string' && text.isWellFormed() && !text.includes('\0')
  })
}

/** Reads the request body. A body without the three texts yields no message, because it cannot match a saved one. */
export async function readMessage(
  request: Request,
): Promise<{ message: Message | undefined } | { problem: 'too-large' | 'invalid-body' }> {
  const text = await readText(request, bodyLimit)
  if (text === undefined) return { problem: 'too-large' }
  if (text.trim() === '') return { message: undefined }
  try {
    const value: unknown = JSON.parse(text)
    return { message: isMessage(value) ? value : undefined }
  } catch {
    return { problem: 'invalid-body' }
  }
}
