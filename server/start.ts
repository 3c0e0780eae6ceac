import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startBackend } from './backend/backend.ts'
import { dataDirectory } from './backend/data-directory.ts'
import { chosenPort } from './backend/loopback.ts'
import { StartProblem } from './backend/start-problem.ts'
import { serveMailPreview } from './mail-preview/serve-mail-preview.ts'
import { runServer } from './run-server.ts'
import { serve } from './serve.ts'

/**
 * Serves the site with the embedded backend until Ctrl-C: the last build, or with `--build` a new one, which runs while
 * the backend starts. PORT and NOVAMESA_DATA override the defaults.
 */
await runServer(async (opened) => {
  const log = (line: string) => console.log(line)
  const port = chosenPort(4173)
  const building = process.argv.includes('--build') ? buildSite(log) : undefined
  // Awaited below; until then, this prevents an unhandled rejection.
  building?.catch(() => undefined)
  log('Starting the embedded backend …')
  const backend = await startBackend({ dataDir: dataDirectory, log })
  opened(backend)
  await building
  const site = await serve({ backend, port })
  opened(site)
  await backend.announce(site.url)
  const mails = await serveMailPreview(backend, site.url, log)
  opened(mails)

  log('Messages and subscriptions: npm run submissions. Press Ctrl-C to stop.')
  log(`The site is running: ${site.url}`)
})

/** Builds the site for the embedded backend in a child process; rejects with StartProblem when the build fails. */
async function buildSite(log: (line: string) => void): Promise<void> {
  log('Building the site …')
  const build = spawn(process.execPath, ['pipeline/build.ts', '--mode', 'embedded', '--quick'], { stdio: 'inherit' })
  // When the start fails or is interrupted, no half-finished build goes on in the background.
  const stop = () => build.kill()
  process.once('exit', stop)
  const [code]: unknown[] = await once(build, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new StartProblem('The site could not be built.')
}
