import { Worker } from 'node:worker_threads'
import { bodyLimit, noRoom, readBody, refusal } from './answers.ts'
import type { DataApi, DataApiOptions } from './data-api.ts'
import { diskFull } from './disk-space.ts'
import { StartProblem } from './start-problem.ts'

/** The start options of the database thread. */
export type ThreadData = Omit<DataApiOptions, 'log'>

/** What the thread is asked to do. */
export type ThreadCall =
  | 'purge'
  | 'close'
  | {
      url: string
      method: string
      headers: [string, string][]
      body: Uint8Array<ArrayBuffer>
      address: string | undefined
    }

/** The response to a request; undefined for the other calls. */
export type ThreadAnswer = { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> } | undefined

/** A message from the thread: a line for the log, or the answer to a call. The answer 0 says that the database is open. */
export type Message = { line: string } | { id: number; answer: ThreadAnswer }

interface InThreadOptions {
  log: (line: string) => void
  /** Milliseconds without an answer after which the thread is restarted. */
  patience?: number | undefined
}

/** Longer than the normal limit, because a database that was terminated during a write first replays its log. */
const patienceToOpen = 120_000

/**
 * Opens a Data API whose database runs in a separate thread. PGlite blocks the thread that calls it, and never returns
 * when it cannot write. This way the main thread stays responsive and can restart the database. Throws StartProblem
 * when the database cannot be opened.
 */
export async function openDataApiInThread(
  data: ThreadData & { folder: string },
  { log, patience = 30_000 }: InThreadOptions,
): Promise<DataApi> {
  let thread: Promise<DatabaseThread> | undefined = startThread(data, patience, log)
  let closed = false
  await thread

  /** Ends an unusable thread; the next request starts a new one. */
  const discard = async (used: Promise<DatabaseThread>): Promise<void> => {
    if (thread === used) thread = undefined
    // It has ended already if it could not be opened.
    await used.then((opened) => opened.end()).catch(() => undefined)
  }

  return {
    async fetch(request, address) {
      const body = await readBody(request, bodyLimit)
      if (!body) return refusal(413, 'PT413', 'The request is too large.')
      if (closed) return refusal(503, 'PT503', 'The backend is shutting down.')
      const full = () => diskFull(data.folder)
      const missing = thread ? undefined : full()
      if (missing !== undefined) return noRoom(missing)

      const used = (thread ??= startThread(data, patience, log))
      try {
        const { url, method } = request
        const answer = await (await used).call({ url, method, headers: [...request.headers], body, address })
        if (answer) return new Response(answer.body.byteLength > 0 ? answer.body : null, answer)
      } catch (error) {
        log(`The database is being restarted: ${error instanceof Error ? error.message : String(error)}`)
        await discard(used)
      }
      const cause = full()
      return cause === undefined ? refusal(503, 'PT503', 'The database did not answer. Try again.') : noRoom(cause)
    },
    async purge() {
      await (await thread)?.call('purge')
    },
    async close() {
      if (closed) return
      closed = true
      const last = await thread?.catch(() => undefined)
      try {
        await last?.call('close')
      } finally {
        await last?.end()
      }
    },
  }
}

/** A database that is open in a worker thread. */
interface DatabaseThread {
  /** Rejects when the thread ends, or does not respond in time. */
  call(call: ThreadCall): Promise<ThreadAnswer>
  end(): Promise<unknown>
}

/** Opens a database in a new thread. Throws StartProblem when it cannot be opened. */
async function startThread(data: ThreadData, patience: number, log: (line: string) => void): Promise<DatabaseThread> {
  const worker = new Worker(new URL('database-thread.ts', import.meta.url), {
    workerData: data,
    // Not inherited from the process, whose arguments may belong to --eval.
    execArgv: [],
  })
  const waiting = new Map<number, PromiseWithResolvers<ThreadAnswer>>()
  let reason = new Error('The database thread has ended.')
  let timer: NodeJS.Timeout | undefined

  /** Terminates the thread if it answers none of the calls that wait. */
  const watch = (limit: number): void => {
    clearTimeout(timer)
    if (waiting.size === 0) return
    timer = setTimeout(() => {
      log(`The database has not responded for ${limit / 1000} seconds and is being restarted.`)
      void worker.terminate()
    }, limit)
  }
  const answerTo = (id: number): Promise<ThreadAnswer> => {
    const answer = Promise.withResolvers<ThreadAnswer>()
    waiting.set(id, answer)
    if (waiting.size === 1) watch(id === 0 ? patienceToOpen : patience)
    return answer.promise
  }
  worker.on('message', (message: Message) => {
    if ('line' in message) return log(message.line)
    waiting.get(message.id)?.resolve(message.answer)
    waiting.delete(message.id)
    watch(patience)
  })
  worker.on('error', (error) => {
    // The class does not survive the way between threads, the name does.
    const isStartProblem = error instanceof Error && error.name === 'StartProblem'
    reason = isStartProblem
      ? new StartProblem(error.message)
      : new Error(`The database thread failed: ${String(error)}`)
  })
  worker.on('exit', () => {
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    clearTimeout(timer)
  })

  await answerTo(0)
  let lastId = 0
  return {
    async call(call) {
      // A thread that has ended would never respond.
      if (worker.threadId === -1) throw reason
      lastId += 1
      const answer = answerTo(lastId)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to a thread, not to a window.
      worker.postMessage({ id: lastId, call })
      return answer
    },
    end: () => worker.terminate(),
  }
}
