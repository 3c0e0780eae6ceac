import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

interface Server {
  child: ChildProcess
  /** Extracts the URL from the line that the server prints when it listens. */
  addressIn: (line: string) => string | undefined
  /** The signal that stops it. Default: SIGTERM. */
  endWith?: NodeJS.Signals
}

/** A server in a child process. */
export interface RunningServer {
  url: string
  /** Kills it with SIGKILL, like a crash. */
  kill(): void
  close(): Promise<void>
}

/** Waits until a server listens; rejects with what it printed if it ends before. */
export async function startServer({ child, addressIn, endWith }: Server): Promise<RunningServer> {
  const ended = once(child, 'exit')
  // Writing to the pipe of a process that has just ended emits an error.
  child.stdin?.on('error', () => undefined)
  const printed: string[] = []
  const listening = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        printed.push(line)
        const address = addressIn(line)
        if (address !== undefined) listening.resolve(address)
      })
  const failed = ended.then(() => Promise.reject(new Error(`A server did not start: ${printed.join('\n')}`)))
  const url = await Promise.race([listening.promise, failed])
  failed.catch(() => undefined)
  return {
    url,
    kill: () => void child.kill('SIGKILL'),
    async close() {
      child.stdin?.end()
      child.kill(endWith)
      await ended
    },
  }
}
