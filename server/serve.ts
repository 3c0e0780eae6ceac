import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { EmbeddedBackend } from './backend/backend.ts'
import { answer, listenOnLocalhost } from './backend/loopback.ts'
import { openSite, type Site } from '../pipeline/hosting/site.ts'
import { readBuiltSite } from '../pipeline/built-site.ts'
import { StartProblem } from './backend/start-problem.ts'

const root = resolve(import.meta.dirname, '..')

/** Serves the built site and its backend on one origin, on a loopback port or a free one for 0. Rejects when it is in use. */
export async function serve({
  backend,
  port,
  site = openLastBuild(),
}: {
  backend: Pick<EmbeddedBackend, 'fetch'>
  port: number
  site?: Site
}): Promise<{ url: string; close(): Promise<void> }> {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/'
    if (backendPath.test(url)) return answer((asked) => backend.fetch(asked), request, response)
    const { status, headers, body } = site({
      method: request.method ?? 'GET',
      url,
      header: (name) => [request.headers[name] ?? ''].flat().join(', '),
    })
    response.writeHead(status, headers)
    response.end(body)
  }

  const server = await listenOnLocalhost(respond, port)
  // Without the port 80, like the pages that a browser opens.
  return { url: new URL(`http://localhost:${server.port}`).origin, close: () => server.close() }
}

/** Opens the site as the last build wrote it; `dist` may be a copy of it. */
export function openLastBuild(dist = join(root, 'dist')): Site {
  try {
    const { paths, policy } = readBuiltSite()
    return openSite(dist, policy, paths)
  } catch (cause) {
    throw new StartProblem('There is no complete build. `npm start` makes one and serves it.', { cause })
  }
}

/** The paths on the site's origin that the backend handles. */
export const backendPath = /^\/(rest|auth|functions)\/v1\//
