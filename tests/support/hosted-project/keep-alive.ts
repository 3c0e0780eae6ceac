import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

const firstPause = 250
const longestPause = 10_000
/** A process that ran this long was healthy, so the backoff starts over when it ends. */
const healthyAfter = 60_000

/** A server in a child process that is restarted whenever it ends. */
export interface KeptAliveServer {
  /** The URL it listens on; undefined while it is not running. */
  readonly url: string | undefined
  readonly pid: number | undefined
  close(): Promise<void>
}

interface Server {
  name: string
  start: () => ChildProcess
  /** Extracts the URL from the line that the server prints when it listens; that line is not logged. */
  addressIn: (line: string) => string | undefined
  /** The signal that stops it. Default: SIGTERM. */
  endWith?: NodeJS.Signals
  log: (line: string) => void
}

/** Starts a server, waits until it listens or has failed once, and restarts it whenever it ends, until closed. */
export async function keepAlive({ name, start, addressIn, endWith, log }: Server): Promise<KeptAliveServer> {
  let child: ChildProcess | undefined
  let url: string | undefined
  const closing = new AbortController()
  const started = Promise.withResolvers<void>()

  const readLine = (line: string): void => {
    const address = addressIn(line)
    if (address === undefined) return log(`${name}: ${line}`)
    url = address
    started.resolve()
  }

  const runOnce = async (): Promise<void> => {
    child = start()
    const ended = once(child, 'exit').catch((error: unknown) => log(`${name}: ${String(error)}`))
    // Writing to the pipe of a process that has just ended emits an error.
    child.stdin?.on('error', () => undefined)
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', readLine)
    }
    await ended
    url = undefined
    started.resolve()
  }

  const runUntilClosed = async (): Promise<void> => {
    let pause = firstPause
    while (!closing.signal.aborted) {
      const startedAt = Date.now()
      await runOnce()
      if (closing.signal.aborted) return
      if (Date.now() - startedAt > healthyAfter) pause = firstPause
      log(`${name} has ended and restarts in ${pause} ms.`)
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      pause = Math.min(pause * 2, longestPause)
    }
  }
  const finished = runUntilClosed()
  await started.promise

  return {
    get url() {
      return url
    },
    get pid() {
      return child?.pid
    },
    async close() {
      closing.abort()
      child?.stdin?.end()
      child?.kill(endWith)
      await finished
    },
  }
}
