import { setImmediate as nextTurn } from 'node:timers/promises'
import { noRoom, readBody, refusal } from './answers.ts'
import type { DataApi } from './data-api.ts'
import { diskFull } from './disk-space.ts'

/** The maximum request body of the Data API in bytes; the longest valid message fits. */
const bodyLimit = 32 * 1024

/**
 * Lets one request at a time into a Data API: @supabase/lite runs each as BEGIN ... COMMIT on PGlite's only session and
 * does not isolate them, so a confirmed insert would be rolled back with another request's failing one. `folder` has the
 * data files, if there are any: while its disk is full, nothing is written.
 */
export function inOrder(api: DataApi, folder: string | undefined, log: (line: string) => void): DataApi {
  let last: Promise<unknown> = Promise.resolve()
  // Each starts when the one before has settled. Between two, connections are accepted: the database works in this thread.
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined).then(() => nextTurn())
    return result
  }
  const full = () => (folder === undefined ? undefined : diskFull(folder))
  let closed = false
  let wasFull = false

  async function answer(request: Request): Promise<Response> {
    if (closed) return refusal(503, 'PT503', 'The backend is shutting down.')
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
      const problem = full()
      // Logged once until there is space again.
      if (problem !== undefined && !wasFull) log(`${problem} Nothing is stored until there is room.`)
      wasFull = problem !== undefined
      if (problem !== undefined) return noRoom(problem)
    }
    try {
      return await api.fetch(request)
    } catch (error) {
      log(`The database failed: ${error instanceof Error ? error.message : String(error)}`)
      const problem = full()
      return problem === undefined ? refusal(503, 'PT503', 'The database did not answer. Try again.') : noRoom(problem)
    }
  }

  return {
    async fetch(request) {
      // Read before queueing, so that a slow client does not block others.
      const body = await readBody(request, bodyLimit)
      if (!body) return refusal(413, 'PT413', 'The request is too large.')
      const { url, method, headers } = request
      return queue(() => answer(new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })))
    },
    close() {
      closed = true
      return queue(() => api.close())
    },
  }
}
