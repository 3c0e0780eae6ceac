import * as v from 'valibot'

const Result = v.object({ backlog: v.object({ failed: v.number(), overdue: v.number() }) })

/** A running sweeper. */
export interface Sweeper {
  /** Starts a sweep now, or after the current one. Does nothing when sweeps are disabled. */
  sweepNow(): void
  stop(): Promise<void>
}

/**
 * Calls the function at every interval to mail messages that the visitor's own call did not mail, like pg_cron on the
 * hosted platform, and logs a warning when messages stay unmailed.
 */
export function startSweeper(options: {
  /** 0 disables sweeps. */
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
  const isEnabled = options.everySeconds > 0
  const timer = isEnabled ? setInterval(() => (running ??= run()), options.everySeconds * 1000).unref() : undefined
  return {
    sweepNow() {
      isRequested = true
      if (isEnabled) running ??= run()
    },
    async stop() {
      isRequested = false
      clearInterval(timer)
      await running
    },
  }
}
