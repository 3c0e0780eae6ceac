import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { StartProblem } from './backend/start-problem.ts'
import { runServer } from './run-server.ts'
import { serve } from './serve.ts'

/**
 * Serves the site with the embedded backend until Ctrl-C: the last build, or with `--build` a new one, which runs while
 * the backend starts. PORT and NOVAMESA_DATA override the defaults.
 */
await runServer({
  standardPort: 4173,
  prepare: process.argv.includes('--build') ? buildSite : undefined,
  serve: (backend, port) => serve({ backend, port }),
})

/** Builds the site for the embedded backend in a child process; rejects with StartProblem when the build fails. */
async function buildSite(): Promise<void> {
  console.log('Building the site …')
  const build = spawn(process.execPath, ['pipeline/build.ts', '--mode', 'embedded', '--quick'], { stdio: 'inherit' })
  // When the start fails or is interrupted, no half-finished build goes on in the background.
  const stop = () => build.kill()
  process.once('exit', stop)
  const [code]: unknown[] = await once(build, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new StartProblem('The site could not be built.')
}
