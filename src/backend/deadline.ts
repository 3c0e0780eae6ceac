import { BackendError } from './backend-error.ts'

/** How long a call may take, in milliseconds, before it counts as failed. */
const deadline = 15_000

/**
 * Rejects when `work` has not settled by the deadline, and aborts its signal. The download of the backend client is part of
 * `work`, because on a bad connection it can hang like any response.
 */
export async function withDeadline<Result>(work: (signal: AbortSignal) => PromiseLike<Result>): Promise<Result> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort()
      reject(new BackendError(`no answer within ${deadline / 1000} s`))
    }, deadline)
  })
  try {
    return await Promise.race([work(abort.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}
