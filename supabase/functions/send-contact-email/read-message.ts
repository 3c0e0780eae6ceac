import { readText } from './read-text.ts'

const fields = ['name', 'email', 'message'] as const

/** The content sent by the contact form; only used to find the saved message, never mailed. */
export type Message = Record<(typeof fields)[number], string>

/** In bytes; fits the longest valid message in its longest encoding, with a margin. */
const bodyLimit = 32 * 1024

function isMessage(value: unknown): value is Message {
  const sent = new Map<string, unknown>(Object.entries(value ?? {}))
  return fields.every((field) => typeof sent.get(field) === 'string')
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
