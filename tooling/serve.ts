import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Backend } from './backend/backend.ts'
import { answer } from './backend/loopback.ts'
import { readPolicy } from './hosting/policy.ts'
import { openSite, type Site } from './hosting/site.ts'

const root = resolve(import.meta.dirname, '..')

interface ServeOptions {
  backend: Pick<Backend, 'fetch'>
  /** Port on the loopback address; 0 takes a free one. */
  port: number
  /** The site to serve; the one that was built last when nothing else is said. */
  site?: Site
}

/** Serves the built site and its backend on one origin. Rejects when the port is taken. */
export async function serve({
  backend,
  port,
  site = openSite(join(root, 'dist'), readPolicy()),
}: ServeOptions): Promise<{ url: string; close(): Promise<void> }> {
  function handle(request: IncomingMessage, response: ServerResponse) {
    respond(request, response).catch((error: unknown) => {
      console.error('A request failed', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/'
    if (backendPath.test(url)) return answerFromBackend(backend, request, response)
    const { status, headers, body } = site({
      method: request.method ?? 'GET',
      url,
      header: (name) => [request.headers[name] ?? ''].flat().join(', '),
    })
    response.writeHead(status, headers)
    response.end(body)
  }

  const server = createServer(handle)
  await listen(server, port, '127.0.0.1')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  // `localhost` may also mean ::1; a machine without IPv6 does without.
  const second = createServer(handle)
  const hasSecond = await listen(second, address.port, '::1').then(
    () => true,
    () => false,
  )
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      await end(server)
      if (hasSecond) await end(second)
    },
  }
}

/** The paths that the backend answers, on the site's own origin. */
export const backendPath = /^\/(rest|auth|functions)\/v1\//

/** Hands a request of a visitor to the backend. */
export function answerFromBackend(
  backend: Pick<Backend, 'fetch'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return answer((call) => backend.fetch(call, { address: visitorAddress(request) }), request, response)
}

/** A visitor's address for the limits; on this machine everybody shares one, so it says nothing about a visitor. */
function visitorAddress({ socket: { remoteAddress } }: IncomingMessage): string | undefined {
  return remoteAddress === undefined || /^(::1|::ffff:127\.|127\.)/.test(remoteAddress) ? undefined : remoteAddress
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => done())
  })
}

function end(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
