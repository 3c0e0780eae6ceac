/** In milliseconds; whoever hangs is as good as down. */
const timeout = 10_000

/** Posts JSON. Rejects when nobody has answered within ten seconds. */
export async function post(url: string, headers: HeadersInit, body: object): Promise<Response> {
  const all = new Headers(headers)
  all.set('content-type', 'application/json')
  return fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body), signal: AbortSignal.timeout(timeout) })
}

/** Names an error of the network, without the address or anything else that its message might quote. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown error'
}
