interface Backlog {
  failed: number
  overdue: number
}

function isBacklog(value: unknown): value is { backlog: Backlog } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'backlog' in value &&
    typeof value.backlog === 'object' &&
    value.backlog !== null &&
    'failed' in value.backlog &&
    'overdue' in value.backlog
  )
}

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
  let running: Promise<void> = Promise.resolve()
  let busy = false
  let again = false
  let lastWarning = ''

  const sweep = async (): Promise<void> => {
    busy = true
    try {
      const response = await options.sweep()
      const result: unknown = await response.json()
      const warning =
        isBacklog(result) && (result.backlog.failed > 0 || result.backlog.overdue > 0)
          ? `Not mailed: ${result.backlog.failed} message(s) given up, ${result.backlog.overdue} waiting for over an hour.`
          : ''
      if (warning !== lastWarning && warning !== '') options.log(warning)
      lastWarning = warning
    } catch (error) {
      options.log(`The sweep for unmailed messages failed: ${String(error)}`)
    } finally {
      busy = false
    }
    if (again) await sweepOnceMore()
  }
  const sweepOnceMore = (): Promise<void> => {
    again = false
    return sweep()
  }

  const timer = setInterval(() => {
    if (!busy) running = sweep()
  }, options.everySeconds * 1000)
  timer.unref()

  return {
    get warning() {
      return lastWarning
    },
    sweepNow() {
      if (busy) again = true
      else running = sweep()
    },
    stop() {
      again = false
      clearInterval(timer)
      return running
    },
  }
}
