import { type Backend, startBackend } from '../../../server/backend/backend.ts'
import { withoutLimits } from '../../support/without-limits.ts'
import { serve } from '../../../server/serve.ts'

interface RunningSite {
  url: string
  backend: Backend
  close(): Promise<void>
}

/** The backend for the tests of one engine. It has no rate limits, because the tests share one network address. */
export function startLimitlessBackend(): Promise<Backend> {
  return startBackend({ dataDir: 'memory', settings: withoutLimits, sweepEverySeconds: 0, log: () => undefined })
}

/** Serves the built site with its own backend. */
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
