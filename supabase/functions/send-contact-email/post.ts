/** In milliseconds; a service that hangs is treated as down. */
const timeout = 10_000

/** Posts JSON. Rejects when there is no response within ten seconds. */
export async function post(url: string, headers: HeadersInit, body: object): Promise<Response> {
  const all = new Headers(headers)
  all.set('content-type', 'application/json')
  return fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body), signal: AbortSignal.timeout(timeout) })
}

/** The name of a network error; its message is left out because it might quote the URL or other secrets. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown error'
}
