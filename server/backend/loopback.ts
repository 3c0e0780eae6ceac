import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { refusal } from './answers.ts'
import { StartProblem } from './start-problem.ts'

type Handler = (request: Request) => Promise<Response>
type Responder = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

// Protects against DNS rebinding: another site's name that resolves to this machine arrives in the Host header. The port
// protects nothing, and is another one behind a tunnel or a container.
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** In bytes; the longest request that the backend accepts is far below. */
const longestBody = 1_000_000

/** Whether a page of another host makes a request; TLS may end before this server, so the protocol says nothing. */
function isForeign({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site === 'cross-site') return true
  if (origin === undefined) return false
  const from = URL.canParse(origin) ? new URL(origin) : undefined
  // The name under which the browser reaches a server in GitHub's Codespaces, apart from the port in it.
  const { CODESPACE_NAME: codespace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: codespaces } = process.env
  const isForwarded =
    codespace && from?.hostname.startsWith(`${codespace}-`) && from.hostname.endsWith(`.${codespaces}`)
  return from?.host !== host && !isForwarded
}

/** Reads a body; undefined if it is too long. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  const parts: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false })
  for await (const part of parts) {
    length += part.length
    if (length > longestBody) return undefined
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}

async function toRequest(incoming: IncomingMessage, isRefused: typeof isForeign): Promise<Request | Response> {
  const { host = '', origin = '' } = incoming.headers
  if (!thisMachine.test(host))
    return refusal(421, 'PT421', 'This server is for this machine: open it as http://localhost.')
  if (isRefused(incoming)) return refusal(403, 'PT403', 'This server is for its own pages.')
  try {
    const body = await bodyOf(incoming)
    if (!body) return refusal(413, 'PT413', 'The request is too long.')
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    // The site as the browser has it, which may be through a tunnel.
    const site = URL.canParse(origin) ? new URL(origin).origin : 'http://127.0.0.1'
    // Concatenated, not resolved against a base URL: `//host/` would change the host.
    return new Request(`${site}${incoming.url ?? '/'}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(body.byteLength > 0 && { body }),
    })
  } catch {
    // Cut off within the body, or not a valid request.
    return incoming.complete ? refusal(400, 'PT400', 'The request cannot be read.') : Response.error()
  }
}

/**
 * Handles a request of Node's HTTP server with a Fetch API handler. Before its body is read, a foreign host name gets 421
 * and a page of another origin 403; an invalid request gets 400, a body of more than a megabyte 413. Response.error() from
 * the handler closes the connection.
 */
export async function answer(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isRefused = isForeign,
): Promise<void> {
  const request = await toRequest(incoming, isRefused)
  const response = request instanceof Request ? await handler(request) : request
  if (response.type === 'error') return void outgoing.destroy()
  const body = Buffer.from(await response.arrayBuffer())
  // What is left of a body is not read.
  if (!incoming.complete) outgoing.shouldKeepAlive = false
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(body)
}

async function listen(respond: Responder, port: number, host: string) {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      console.error('A request failed', error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    })
  })
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.')
  return {
    port: address.port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Serves a handler on a free loopback port, which decides itself on pages of other origins; closing it drops open connections. */
export async function listenOnLoopback(handler: Handler): Promise<{ url: string; close(): Promise<void> }> {
  const { port, close } = await listen(
    (incoming, outgoing) => answer(handler, incoming, outgoing, () => false),
    0,
    '127.0.0.1',
  )
  return { url: `http://127.0.0.1:${port}`, close }
}

/** The port in the variable PORT, where 0 is any free one; `standard` when it is empty. Throws StartProblem for anything else. */
export function chosenPort(standard: number): number {
  const chosen = process.env['PORT']?.trim() || String(standard)
  if (/^\d{1,5}$/.test(chosen) && Number(chosen) <= 65_535) return Number(chosen)
  throw new StartProblem(`PORT must be a number from 0 to 65535, not "${chosen}".`)
}

/** Rethrows an error of opening a port, as a StartProblem when the port is taken or reserved. */
export function portProblem(error: unknown, port: number): never {
  const code = error instanceof Error && 'code' in error && error.code
  if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
  const problem =
    code === 'EACCES' ? 'is reserved for the administrator. Choose' : 'is taken. Stop the other program or choose'
  throw new StartProblem(`Port ${port} ${problem} another port: PORT=4200 npm start`)
}

/**
 * Serves http://localhost on a port, or a free one for 0, on the address that the name has here, as Vite does; closing it
 * drops open connections. Rejects as portProblem() does.
 */
export function listenOnLocalhost(respond: Responder, port: number): Promise<{ port: number; close(): Promise<void> }> {
  return listen(respond, port, 'localhost').catch((error: unknown) => portProblem(error, port))
}
