import { startBackend } from '../backend/backend.ts'
import { serve } from '../serve.ts'

/** Serves the built site, compressed as a host would, with a backend in memory on a free port of this machine. */
export async function startSite(): Promise<{ url: string; close(): Promise<void> }> {
  const backend = await startBackend({ dataDir: 'memory', sweepEverySeconds: 0, log: () => undefined })
  const site = await serve({ backend, port: 0 })
  return {
    url: site.url,
    async close() {
      await site.close()
      await backend.close()
    },
  }
}
