import { StartProblem } from './backend/start-problem.ts'

interface Closable {
  close(): Promise<unknown>
}

/**
 * Runs a server until Ctrl-C, which works at any time: during the start the process exits immediately, because an
 * interrupted start leaves nothing incomplete. Everything that `start` passes to `opened` is closed at the end.
 */
export async function runServer(start: (opened: (part: Closable) => void) => Promise<void>): Promise<void> {
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
      console.log('\nWriting the data to disk …')
      void end(0)
    })
  }

  try {
    await start((part) => parts.push(part))
    state = 'running'
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error)
    await end(1)
  }
}
