import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refusal } from './answers.ts'
import { StartProblem } from './start-problem.ts'

type Handler = (request: Request) => Promise<Response>

const defaultBodyLimit = 256 * 1024

async function toRequest(incoming: IncomingMessage, bodyLimit: number): Promise<Request | Response> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming) {
      const bytes = Buffer.from(chunk)
      size += bytes.byteLength
      if (size > bodyLimit) return refusal(413, 'PT413', 'The request is too large.')
      chunks.push(bytes)
    }
  } catch {
    // The client has closed the connection within the body.
    return Response.error()
  }
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  try {
    // Concatenated, not resolved against a base URL: `//host/` would change the host.
    return new Request(`http://127.0.0.1${incoming.url ?? '/'}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(size > 0 && { body: Buffer.concat(chunks) }),
    })
  } catch {
    return refusal(400, 'PT400', 'The request cannot be read.')
  }
}

// Protects against DNS rebinding: another site's name that resolves to this machine arrives in the Host header. The port
// protects nothing, and is another one behind a tunnel or a container.
function isForThisMachine({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)
}

/**
 * Handles a request of Node's HTTP server with a Fetch API handler. A foreign host name gets 421, a body over the limit
 * 413, an invalid request 400. Response.error() from the handler closes the connection.
 */
export async function answer(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  bodyLimit = defaultBodyLimit,
): Promise<void> {
  const request = isForThisMachine(incoming)
    ? await toRequest(incoming, bodyLimit)
    : refusal(421, 'PT421', 'This server is for this machine: open it as http://localhost.')
  const response = request instanceof Request ? await handler(request) : request
  if (response.type === 'error') return void outgoing.destroy()
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(body)
}

type Responder = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

async function listen(respond: Responder, port: number, host: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      console.error('A request failed', error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.')
  return address.port
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Serves a handler on a free loopback port; closing it drops open connections. */
export async function listenOnLoopback(
  handler: Handler,
  bodyLimit = defaultBodyLimit,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = await listen((incoming, outgoing) => answer(handler, incoming, outgoing, bodyLimit), 0, '127.0.0.1')
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => end(server) }
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

/** Serves http://localhost on a port, or a free one for 0; closing it drops open connections. Rejects as portProblem() does. */
export async function listenOnLocalhost(
  respond: Responder,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = await listen(respond, port, '127.0.0.1').catch((error: unknown) => portProblem(error, port))
  // `localhost` may also resolve to ::1; on a machine without IPv6 this fails and is ignored.
  const second = await listen(respond, portOf(server), '::1').catch(async (error: unknown) => {
    if (port === 0 || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return undefined
    // Another program listens there and could receive the requests instead.
    await end(server)
    return portProblem(error, port)
  })
  return {
    port: portOf(server),
    async close() {
      await end(server)
      if (second) await end(second)
    },
  }
}
