import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Makes a queue: each piece of work starts when the one before has ended, well or badly. In between the process
 * looks at its sockets and timers: a full queue of work in this thread kept new connections waiting for 20 seconds.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined).then(() => nextTurn())
    return result
  }
}
