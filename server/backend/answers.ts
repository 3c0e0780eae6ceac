/** The maximum request body of the Data API in bytes; the longest valid message fits. */
export const bodyLimit = 32 * 1024

/** A JSON response in the format of the Data API's errors. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status })
}

/** The response when the disk is full, with PostgreSQL's error code for it. */
export function noRoom(message: string): Response {
  return refusal(507, '53100', message)
}

/**
 * Reads a request body into memory; returns undefined when it exceeds the limit in bytes. A moderately oversized body
 * is still read to its end, so that the client receives the error response; a much larger one is cut off.
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
