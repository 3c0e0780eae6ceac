import { bodyLimit, noRoom, readBody, refusal } from './answers.ts'
import type { DataApi } from './data-api.ts'
import { diskFull } from './disk-space.ts'
import { type DatabaseThread, startThread } from './start-thread.ts'
import type { ThreadData } from './thread-messages.ts'

/** Longer than the normal timeout, because a database that was terminated during a write first replays its log. */
const patienceToOpen = 120_000

interface InThreadOptions {
  log: (line: string) => void
  /** Milliseconds without a response after which the thread is restarted. */
  patience?: number | undefined
}

/**
 * Opens a Data API whose database runs in a separate thread. PGlite blocks the thread that calls it, and never returns
 * when it cannot write. This way the main thread stays responsive and can restart the database. Throws StartProblem
 * when the database cannot be opened.
 */
export async function openDataApiInThread(
  data: ThreadData & { folder: string },
  { log, patience = 30_000 }: InThreadOptions,
): Promise<DataApi> {
  let thread: Promise<DatabaseThread> | undefined = startThread(data, { patience, log })
  let closed = false
  await thread

  /** Returns the running thread, or starts a new one. */
  const open = (): Promise<DatabaseThread> => {
    thread ??= startThread(data, { patience, patienceToOpen, log }).catch((error: unknown) => {
      thread = undefined
      throw error
    })
    return thread
  }
  /** Ends an unusable thread; the next request starts a new one. */
  const discard = async (used: Promise<DatabaseThread>): Promise<void> => {
    if (thread === used) thread = undefined
    await (await used).end()
  }

  return {
    async fetch(request, address) {
      const body = await readBody(request, bodyLimit)
      if (!body) return refusal(413, 'PT413', 'The request is too large.')
      if (closed) return refusal(503, 'PT503', 'The backend is shutting down.')
      const full = () => diskFull(data.folder, data.diskReserve)
      const missing = thread ? undefined : full()
      if (missing !== undefined) return noRoom(missing)

      const { url, method } = request
      try {
        const used = open()
        const call = { kind: 'fetch', url, method, headers: [...request.headers], body, address } as const
        const answer = await (await used).call(call).catch(async (error: unknown) => {
          await discard(used)
          throw error
        })
        if (answer.kind === 'response') {
          const { status, headers } = answer
          return new Response(answer.body.byteLength > 0 ? answer.body : null, { status, headers })
        }
        // Even the statement that precedes the request has failed.
        await discard(used)
        log(`The database is being restarted: ${answer.kind === 'failure' ? answer.message : answer.kind}`)
      } catch (error) {
        log(`A request was not answered: ${error instanceof Error ? error.message : String(error)}`)
      }
      const cause = full()
      return cause === undefined ? refusal(503, 'PT503', 'The database did not answer. Try again.') : noRoom(cause)
    },
    async purge() {
      await (await open()).call({ kind: 'purge' })
    },
    async close() {
      if (closed) return
      closed = true
      const last = await thread?.catch(() => undefined)
      if (!last) return
      try {
        await last.call({ kind: 'close' })
      } finally {
        await last.end()
      }
    },
  }
}
