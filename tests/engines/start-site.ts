import { type Backend, startBackend } from '../../tooling/backend/backend.ts'
import { serve } from '../../tooling/serve.ts'

interface RunningSite {
  url: string
  backend: Backend
  close(): Promise<void>
}

/** The backend of one engine's tests: together they are one visitor, and the limits have tests of their own. */
export function startLimitlessBackend(): Promise<Backend> {
  const settings = { client_limit: 1_000_000, table_limit: 1_000_000 }
  return startBackend({ dataDir: 'memory', settings, sweepEverySeconds: 0, log: () => undefined })
}

/** The built site with a backend of its own. */
export async function startSite(): Promise<RunningSite> {
  const backend = await startLimitlessBackend()
  const server = await serve({ backend, port: 0 })
  return {
    url: server.url,
    backend,
    async close() {
      await server.close()
      await backend.close()
    },
  }
}
