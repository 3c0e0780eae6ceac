import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

/** A command with a name; its exit code says whether it passed. */
export interface Step {
  name: string
  command: string
  /** What to do when it fails. */
  advice?: string
}

interface SideBySide {
  /** How many run at a time. Default: as many as the machine has cores. */
  atOnce?: number
  /** Whose output is shown: when a step has ended, but at once where none runs beside it. Default: that of failed ones. */
  show?: 'failed' | 'all'
}

/**
 * Runs steps side by side and answers the names of those that failed. Each ends with one line, and where all output is shown
 * it begins with one, too.
 */
export async function runSideBySide(
  steps: readonly Step[],
  { atOnce = availableParallelism(), show = 'failed' }: SideBySide = {},
): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  const isShown = show === 'all'
  const run = isShown && steps.length === 1 ? runAloud : runQuietly
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, command, advice } = step
      const started = performance.now()
      if (isShown) console.log(`── ${name}: begins`)
      const { passed, output } = await run(command)
      if (!passed) failed.push(name)
      const shown = output && (isShown || !passed) ? `\n── ${name}\n${output.trim()}\n` : ''
      console.log(shown + verdict(name, passed, started, advice))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return steps.map(({ name }) => name).filter((name) => failed.includes(name))
}

interface Run {
  passed: boolean
  /** What has not been shown yet. */
  output: string
}

async function runAloud(command: string): Promise<Run> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  await once(child, 'exit')
  return { passed: child.exitCode === 0, output: '' }
}

async function runQuietly(command: string): Promise<Run> {
  // One pipe for both streams keeps their lines in order.
  const child = spawn(`(${command}) 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { passed: child.exitCode === 0, output }
}

function verdict(name: string, passed: boolean, started: number, advice?: string): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s${passed || !advice ? '' : `. ${advice}`}`
}
