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

/** The sweeper at work. */
export interface Sweeper {
  /** What stayed unmailed at the last sweep, as a sentence; '' for nothing. */
  readonly warning: string
  stop(): Promise<void>
}

/**
 * Asks the function at every interval to mail what no visitor's call has mailed, as pg_cron does on the hosted
 * platform, and says when a message stays unmailed.
 */
export function startSweeper(options: {
  everySeconds: number
  sweep: () => Promise<Response>
  log: (line: string) => void
}): Sweeper {
  let running: Promise<void> = Promise.resolve()
  let busy = false
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
  }

  const timer = setInterval(() => {
    if (!busy) running = sweep()
  }, options.everySeconds * 1000)
  timer.unref()

  return {
    get warning() {
      return lastWarning
    },
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
