import { type Backend, startBackend } from '../../../server/backend/backend.ts'
import { withoutLimits } from '../../../server/backend/settings.ts'
import { serve } from '../../../server/serve.ts'

interface RunningSite {
  url: string
  backend: Backend
  close(): Promise<void>
}

/** The backend of one engine's tests: together they are one visitor, and the limits have tests of their own. */
export function startLimitlessBackend(): Promise<Backend> {
  return startBackend({ dataDir: 'memory', settings: withoutLimits, sweepEverySeconds: 0, log: () => undefined })
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
