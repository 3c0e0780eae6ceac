import { startBackend } from '../../../server/backend/backend.ts'
import { serve } from '../../../server/serve.ts'
import { withoutLimits } from '../without-limits.ts'

/** The server of `npm start` without pages and limits, on a free port. The argument is the data directory. */
const [, , dataDir] = process.argv
if (dataDir === undefined) throw new Error('The data directory is missing.')
const backend = await startBackend({ dataDir, settings: withoutLimits, log: (line) => console.log(line) })
const site = await serve({ backend, port: 0, site: () => ({ status: 404, headers: {}, body: null }) })
await backend.announce(site.url)
process.on('SIGTERM', () => {
  Promise.all([site.close(), backend.close()]).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
console.log(`Serving ${site.url}`)
