import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

const firstPause = 250
const longestPause = 10_000
/** A process that has lived this long was healthy: its end says nothing about the next one. */
const healthyAfter = 60_000

/** A server in a child process that is started again whenever it ends. */
export interface LivingServer {
  /** Where it listens; undefined while it is not there. */
  readonly url: string | undefined
  readonly pid: number | undefined
  close(): Promise<void>
}

interface Server {
  name: string
  start: () => ChildProcess
  /** Finds the address in the line by which the server tells that it listens; that line is not logged. */
  addressIn: (line: string) => string | undefined
  /** How it is told to end; default SIGTERM. */
  endWith?: NodeJS.Signals
  log: (line: string) => void
}

/** Starts a server and waits until it listens, or has failed for the first time; then keeps it hydrated until closed. */
export async function keepAlive({ name, start, addressIn, endWith, log }: Server): Promise<LivingServer> {
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
    // A pipe to a process that has just died raises an error of its own.
    child.stdin?.on('error', () => undefined)
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', readLine)
    }
    await ended
    url = undefined
    started.resolve()
  }

  const runAgainAndAgain = async (): Promise<void> => {
    let pause = firstPause
    while (!closing.signal.aborted) {
      const startedAt = Date.now()
      await runOnce()
      if (closing.signal.aborted) return
      if (Date.now() - startedAt > healthyAfter) pause = firstPause
      log(`${name} has ended and starts again in ${pause} ms.`)
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      pause = Math.min(pause * 2, longestPause)
    }
  }
  const finished = runAgainAndAgain()
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
