import * as v from 'valibot'

const Result = v.object({ backlog: v.object({ failed: v.number(), overdue: v.number() }) })

/** A running sweeper. */
export interface Sweeper {
  /** A sentence about messages left unmailed by the last sweep; '' if there are none. */
  readonly warning: string
  /** Starts a sweep now, or after the current one. */
  sweepNow(): void
  stop(): Promise<void>
}

/**
 * Calls the function at every interval to mail messages that the visitor's own call did not mail, like pg_cron on the
 * hosted platform, and logs a warning when messages stay unmailed.
 */
export function startSweeper(options: {
  everySeconds: number
  sweep: () => Promise<Response>
  log: (line: string) => void
}): Sweeper {
  let running: Promise<void> | undefined
  let isRequested = false
  let lastWarning = ''

  const sweep = async (): Promise<void> => {
    try {
      const response = await options.sweep()
      const result = v.safeParse(Result, await response.json())
      const { failed, overdue } = result.success ? result.output.backlog : { failed: 0, overdue: 0 }
      const isLeft = failed > 0 || overdue > 0
      const warning = isLeft ? `Not mailed: ${failed} message(s) given up, ${overdue} waiting for over an hour.` : ''
      if (warning !== lastWarning && warning !== '') options.log(warning)
      lastWarning = warning
    } catch (error) {
      options.log(`The sweep for unmailed messages failed: ${String(error)}`)
    }
  }
  const run = async (): Promise<void> => {
    do {
      isRequested = false
      await sweep()
    } while (isRequested)
    running = undefined
  }
  const timer = setInterval(() => (running ??= run()), options.everySeconds * 1000)
  timer.unref()
  return {
    get warning() {
      return lastWarning
    },
    sweepNow() {
      isRequested = true
      running ??= run()
    },
    async stop() {
      isRequested = false
      clearInterval(timer)
      await running
    },
  }
}
