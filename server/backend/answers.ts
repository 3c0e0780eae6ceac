/** A JSON response in the format of the Data API's errors. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status })
}

/** The response when the disk is full, with PostgreSQL's error code for it. */
export function noRoom(message: string): Response {
  return refusal(507, '53100', message)
}

/** Reads a request body into memory; returns undefined when it exceeds the limit in bytes. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = await request.bytes()
  return body.byteLength > limit ? undefined : body
}
