import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DataApi, DataApiOptions } from './data-api.ts'
import { StartProblem } from './start-problem.ts'

/** What the thread is asked to do. */
export type ThreadCall =
  | 'purge'
  | 'close'
  | { url: string; method: string; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }

/** The response to a request; undefined for the other calls, and when the database is open. */
export type ThreadAnswer = { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> } | undefined

interface InThreadOptions {
  log: (line: string) => void
  /** Milliseconds without an answer after which the thread is restarted. */
  patience?: number | undefined
}

/** Longer than the normal limit, because a database that was terminated during a write first replays its log. */
const patienceToOpen = 120_000

/**
 * Opens a Data API whose database runs in a separate thread. PGlite blocks the thread that calls it, and never returns
 * when it cannot write. This way the main thread stays responsive and can restart the database. Takes one call at a
 * time; a call rejects when the thread ends or does not answer in time, and the next request starts a new one. Throws
 * StartProblem when the database cannot be opened.
 */
export async function openDataApiInThread(
  data: DataApiOptions,
  { log, patience = 30_000 }: InThreadOptions,
): Promise<DataApi> {
  let thread: Worker | undefined

  async function open(): Promise<Worker> {
    // Not inherited from the process: its arguments may belong to --eval.
    const opened = new Worker(new URL('database-thread.ts', import.meta.url), { workerData: data, execArgv: [] })
    // A call rejects with it; without a listener, an error between two calls would end the process.
    opened.on('error', () => undefined)
    opened.on('exit', () => (thread = undefined))
    thread = opened
    await answerOf(opened, patienceToOpen)
    return opened
  }

  async function answerOf(asked: Worker, limit: number): Promise<ThreadAnswer> {
    const settled = new AbortController()
    const timer = setTimeout(() => {
      log(`The database has not responded for ${limit / 1000} seconds and is being restarted.`)
      void asked.terminate()
    }, limit)
    const ended = once(asked, 'exit', { signal: settled.signal }).then(() => {
      throw new Error('The database thread has ended.')
    })
    try {
      const [answer]: ThreadAnswer[] = await Promise.race([once(asked, 'message', { signal: settled.signal }), ended])
      return answer
    } catch (error) {
      // Two threads on one database would lose rows.
      await asked.terminate()
      // The class does not survive the way between threads, the name does.
      throw error instanceof Error && error.name === 'StartProblem' ? new StartProblem(error.message) : error
    } finally {
      clearTimeout(timer)
      settled.abort()
    }
  }

  async function ask(call: ThreadCall): Promise<ThreadAnswer> {
    const asked = thread ?? (await open())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to a thread, not to a window.
    asked.postMessage(call)
    return answerOf(asked, patience)
  }

  await open()
  return {
    async fetch(request) {
      const { url, method, headers } = request
      const answer = await ask({ url, method, headers: [...headers], body: await request.bytes() })
      return new Response(answer?.body.byteLength ? answer.body : null, answer)
    },
    async purge() {
      if (thread) await ask('purge')
    },
    async close() {
      if (thread) await ask('close')
      await thread?.terminate()
    },
  }
}
