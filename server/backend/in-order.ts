import { setImmediate as nextTurn } from 'node:timers/promises'
import { refusal } from './answers.ts'
import type { DataApi } from './data-api.ts'

/**
 * Lets one request at a time into a Data API: @supabase/lite runs each as BEGIN ... COMMIT on PGlite's only session and
 * does not isolate them, so a confirmed insert would be rolled back with another request's failing one.
 */
export function inOrder(api: DataApi, log: (line: string) => void): DataApi {
  let last: Promise<unknown> = Promise.resolve()
  // Each starts when the one before has settled. Between two, connections are accepted: the database works in this thread.
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined).then(() => nextTurn())
    return result
  }

  async function answer(request: Request): Promise<Response> {
    try {
      return await api.fetch(request)
    } catch (error) {
      log(`The database failed: ${error instanceof Error ? error.message : String(error)}`)
      return refusal(503, 'PT503', 'The database did not answer. Try again.')
    }
  }

  return {
    fetch: (request) => queue(() => answer(request)),
    close: () => queue(() => api.close()),
  }
}
