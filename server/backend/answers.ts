/** How many bytes a request to the Data API may have: more than the longest message takes. */
export const bodyLimit = 32 * 1024

/** A JSON answer in the shape of the Data API's errors. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status })
}

/** The answer when there is no room to store anything, with PostgreSQL's code for it. */
export function noRoom(message: string): Response {
  return refusal(507, '53100', message)
}

/**
 * Reads a request's body into memory, or answers undefined when it is larger than the limit in bytes.
 * Who sends somewhat too much is heard out, so that the refusal reaches him; who never stops is cut off.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit * 32) return undefined
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) return undefined
  const body = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.byteLength
  }
  return body
}
