import { startBackend } from '../../../tooling/backend/backend.ts'
import { serve } from '../../../tooling/serve.ts'
import { buildDevelopmentProgram } from './development-program.ts'

/** Starts the built site with a backend in memory before the tests and ends both after them. */
export default async function startSite(): Promise<() => Promise<void>> {
  const backend = await startBackend({
    dataDir: 'memory',
    // All tests together are one visitor; the limits have tests of their own with a database.
    settings: { client_limit: 1_000_000, table_limit: 1_000_000 },
    sweepEverySeconds: 0,
    log: () => undefined,
  })
  const site = await serve({ backend, port: 0 })
  const removeProgram = await buildDevelopmentProgram()
  process.env['SITE_URL'] = site.url
  process.env['SITE_SECRET_KEY'] = backend.secretKey
  return async () => {
    await site.close()
    await backend.close()
    await removeProgram()
  }
}
