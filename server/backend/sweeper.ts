/** A running sweeper. */
export interface Sweeper {
  /** Starts a sweep now, or after the current one. Does nothing when sweeps are disabled. */
  sweepNow(): void
  stop(): Promise<void>
}

/**
 * Calls the function at every interval to mail messages that the visitor's own call did not mail, like pg_cron on the
 * hosted platform. The function itself logs what stays unmailed.
 */
export function startSweeper(options: {
  /** 0 disables sweeps. */
  everySeconds: number
  sweep: () => Promise<unknown>
  log: (line: string) => void
}): Sweeper {
  let running: Promise<void> | undefined
  let isRequested = false

  const run = async (): Promise<void> => {
    do {
      isRequested = false
      await options.sweep().catch((error: unknown) => options.log(`The sweep failed: ${String(error)}`))
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
