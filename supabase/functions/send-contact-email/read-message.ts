import { readText } from './read-text.ts'

/** The content sent by the contact form; only used to find the saved message, never mailed. */
export interface Message {
  name: string
  email: string
  message: string
}

/** In bytes; fits the longest valid message in its longest encoding, with a margin. */
const bodyLimit = 32 * 1024

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'email' in value &&
    'message' in value &&
    [value.name, value.email, value.message].every((text) => typeof text === 'string')
  )
}

/** Reads the request body. A body without the three strings yields no message, because it cannot match a saved one. */
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
