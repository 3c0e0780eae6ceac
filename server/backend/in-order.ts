import { setImmediate as nextTurn } from 'node:timers/promises'
import { refusal } from './answers.ts'
import type { DataApi } from './data-api.ts'
import { diskFull } from './disk-space.ts'

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

  // With PostgreSQL's error code.
  const noRoom = (problem: string) => refusal(507, '53100', problem)

  async function answer(request: Request): Promise<Response> {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
      const problem = full()
      if (problem !== undefined) {
        log(`${problem} Nothing is stored until there is room.`)
        return noRoom(problem)
      }
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
    fetch: (request) => queue(() => answer(request)),
    close: () => queue(() => api.close()),
  }
}
