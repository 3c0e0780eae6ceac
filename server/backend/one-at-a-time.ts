import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Creates a queue in which each task starts when the previous one has settled. Between tasks it yields to the event
 * loop: without that, a full queue kept new connections waiting for 20 seconds.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined).then(() => nextTurn())
    return result
  }
}
