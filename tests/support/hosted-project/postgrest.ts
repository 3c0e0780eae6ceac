import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request as send, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { findPrograms } from './programs.ts'
import { startServer } from './start-server.ts'
import { readable, unprivileged } from './unprivileged.ts'

/** A real PostgREST, reachable only through a Unix socket. */
export interface Postgrest {
  /** Forwards a request; rejects while the process is down. `path` is relative to /rest/v1. */
  fetch(path: string, request: Request, headers: Headers): Promise<Response>
  kill(): void
  close(): Promise<void>
}

/** Starts PostgREST configured like a hosted project. */
export async function startPostgrest(options: {
  folder: string
  database: string
  jwtSecret: string
}): Promise<Postgrest> {
  const programs = findPrograms()
  if (typeof programs === 'string') throw new Error(programs)
  const program = await readable(programs.postgrest, options.folder)
  const socketPath = join(options.folder, 'rest.sock')
  const server = await startServer({
    child: spawn(program, [], {
      ...unprivileged,
      cwd: options.folder,
      env: {
        PGRST_DB_URI: options.database,
        PGRST_DB_SCHEMAS: 'public',
        PGRST_DB_EXTRA_SEARCH_PATH: 'public',
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_DB_MAX_ROWS: '1000',
        PGRST_DB_POOL: '10',
        // Honors `Prefer: tx=rollback`.
        PGRST_DB_TX_END: 'commit-allow-override',
        PGRST_JWT_SECRET: options.jwtSecret,
        PGRST_SERVER_UNIX_SOCKET: socketPath,
        PGRST_OPENAPI_MODE: 'follow-privileges',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
    addressIn: (line) => (line.includes('Schema cache loaded') ? socketPath : undefined),
  })
  const agent = new Agent({ keepAlive: true })
  return {
    fetch: (path, request, headers) => fetchOverSocket({ agent, socketPath, path }, request, headers),
    kill: () => server.kill(),
    async close() {
      agent.destroy()
      await server.close()
    },
  }
}

/** fetch() does not support Unix sockets, node:http does. */
async function fetchOverSocket(target: RequestOptions, request: Request, headers: Headers): Promise<Response> {
  const outgoing = send({ ...target, method: request.method, headers: Object.fromEntries(headers) })
  const abort = () => outgoing.destroy(new Error('The request was aborted.'))
  request.signal.addEventListener('abort', abort, { once: true })
  try {
    const answered = once(outgoing, 'response')
    outgoing.end(Buffer.from(await request.arrayBuffer()))
    const [incoming]: IncomingMessage[] = await answered
    if (!incoming) throw new Error('There was no response.')
    const received = new Headers()
    for (const [name, values] of Object.entries(incoming.headersDistinct))
      for (const value of values ?? []) received.append(name, value)
    // Hop-by-hop headers of the connection to PostgREST.
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) received.delete(name)
    const body = await buffer(incoming)
    return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, {
      status: incoming.statusCode ?? 500,
      headers: received,
    })
  } finally {
    request.signal.removeEventListener('abort', abort)
  }
}
