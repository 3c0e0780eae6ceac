import { serve } from '../../../server/serve.ts'
import { openSite } from '../../../pipeline/hosting/site.ts'
import { paths, policy } from '../built-site.ts'
import type { Host } from './host.ts'
import { overHttp } from './over-http.ts'

/** The server of `npm start`, with a backend that must not be called. */
export async function openStartServer(folder: string): Promise<Host> {
  const backend = { fetch: () => Promise.reject(new Error('unexpected request to the backend')) }
  const server = await serve({ backend, port: 0, site: openSite(folder, policy, paths) })
  return { request: overHttp({ host: 'localhost', port: new URL(server.url).port }), close: () => server.close() }
}
