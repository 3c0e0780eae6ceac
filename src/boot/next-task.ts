/** Resolves in a task of its own, so that the browser can answer input and paint in between. */
export function nextTask(): Promise<void> {
  // A background tab runs timers only once a second.
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Resolves once the browser has nothing more urgent to do; after a second where it does not say so. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })
}

/** Rejects if a promise has not settled after some milliseconds: on a bad connection a request may never end. */
export async function inTime<Result>(promise: Promise<Result>, patience: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${Math.round(patience / 1000)} s`)), patience)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
