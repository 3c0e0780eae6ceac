import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { StartProblem } from './backend/backend.ts'

/** Builds the site for the embedded backend in a child process; rejects with StartProblem when the build fails. */
export async function buildSite(log: (line: string) => void): Promise<void> {
  log('Building the site (about 15 seconds) …')
  const build = spawn(process.execPath, ['build/build.ts', '--mode', 'embedded', '--quick'], { stdio: 'inherit' })
  // When the start fails or is interrupted, no half-finished build goes on in the background.
  const stop = () => build.kill()
  process.once('exit', stop)
  const [code]: unknown[] = await once(build, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new StartProblem('The site could not be built.')
}
