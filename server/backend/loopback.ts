import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { refusal } from './answers.ts'
import { StartProblem } from './start-problem.ts'

type Handler = (request: Request) => Promise<Response>
type Responder = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

// Protects against DNS rebinding: another site's name that resolves to this machine arrives in the Host header. The port
// protects nothing, and is another one behind a tunnel or a container.
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

async function toRequest(incoming: IncomingMessage): Promise<Request | Response> {
  const { host = '' } = incoming.headers
  if (!thisMachine.test(host))
    return refusal(421, 'PT421', 'This server is for this machine: open it as http://localhost.')
  try {
    const body = await buffer(incoming)
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    // Concatenated, not resolved against a base URL: `//host/` would change the host.
    return new Request(`http://127.0.0.1${incoming.url ?? '/'}`, {
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
 * Handles a request of Node's HTTP server with a Fetch API handler. A foreign host name gets 421, an invalid request
 * 400. Response.error() from the handler closes the connection.
 */
export async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await toRequest(incoming)
  const response = request instanceof Request ? await handler(request) : request
  if (response.type === 'error') return void outgoing.destroy()
  const body = Buffer.from(await response.arrayBuffer())
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

/** Serves a handler on a free loopback port; closing it drops open connections. */
export async function listenOnLoopback(handler: Handler): Promise<{ url: string; close(): Promise<void> }> {
  const { port, close } = await listen((incoming, outgoing) => answer(handler, incoming, outgoing), 0, '127.0.0.1')
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
