import { type EmbeddedBackend, startBackend } from './backend/backend.ts'
import { dataDirectory } from './backend/data-directory.ts'
import { chosenPort } from './backend/loopback.ts'
import { StartProblem } from './backend/start-problem.ts'
import { serveMailPreview } from './mail-preview.ts'

interface Closable {
  close(): Promise<unknown>
}

/**
 * Serves the site with the embedded backend and its mails, on the standard port unless PORT names another, until Ctrl-C,
 * which works at any time: during the start the process exits immediately, because an interrupted start leaves nothing
 * incomplete.
 */
export async function runServer(
  standardPort: number,
  serve: (backend: EmbeddedBackend, port: number) => Promise<Closable & { url: string }>,
): Promise<void> {
  const log = (line: string) => console.log(line)
  const parts: Closable[] = []
  let state: 'starting' | 'running' | 'ending' = 'starting'

  const end = async (code: number): Promise<never> => {
    state = 'ending'
    const results = await Promise.allSettled(parts.map((part) => part.close()))
    const failed = results.filter((result) => result.status === 'rejected')
    for (const { reason } of failed) console.error(reason instanceof Error ? reason.message : reason)
    return process.exit(failed.length > 0 ? 1 : code)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // During the start, and on a second Ctrl-C. The other signals may come twice: from npm, its shell or the launcher.
      if (state === 'starting' || (state === 'ending' && signal === 'SIGINT')) process.exit(130)
      if (state === 'ending') return
      log('\nWriting the data to disk …')
      void end(0)
    })
  }

  try {
    const port = chosenPort(standardPort)
    log('Starting the embedded backend …')
    const backend = await startBackend({ dataDir: dataDirectory, log })
    parts.push(backend)
    const site = await serve(backend, port)
    parts.push(site)
    await backend.announce(site.url)
    parts.push(await serveMailPreview(backend, site.url, log))
    state = 'running'
    log('Messages and subscriptions: npm run submissions. Press Ctrl-C to stop.')
    log(`The site is running: ${site.url}`)
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error)
    await end(1)
  }
}
