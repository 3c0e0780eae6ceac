import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

/** Before a restart, in milliseconds. */
const pause = 250

/** A server in a child process that is restarted whenever it ends. */
interface KeptAliveServer {
  /** The URL it listens on; undefined while it is not running. */
  readonly url: string | undefined
  readonly pid: number | undefined
  close(): Promise<void>
}

interface Server {
  start: () => ChildProcess
  /** Extracts the URL from the line that the server prints when it listens. */
  addressIn: (line: string) => string | undefined
  /** The signal that stops it. Default: SIGTERM. */
  endWith?: NodeJS.Signals
}

/** Starts a server, waits until it listens or has failed once, and restarts it whenever it ends, until closed. */
export async function keepAlive({ start, addressIn, endWith }: Server): Promise<KeptAliveServer> {
  let child: ChildProcess | undefined
  let url: string | undefined
  const closing = new AbortController()
  const started = Promise.withResolvers<void>()

  const readLine = (line: string): void => {
    const address = addressIn(line)
    if (address === undefined) return
    url = address
    started.resolve()
  }

  const runOnce = async (): Promise<void> => {
    child = start()
    const ended = once(child, 'exit').catch(() => undefined)
    // Writing to the pipe of a process that has just ended emits an error.
    child.stdin?.on('error', () => undefined)
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', readLine)
    await ended
    url = undefined
    started.resolve()
  }

  const runUntilClosed = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await runOnce()
      if (closing.signal.aborted) return
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
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
