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
  /** Whose output is shown, when the step has ended. Default: that of failed ones. */
  show?: 'failed' | 'all'
}

/**
 * Runs steps side by side and answers the names of those that failed. What a step has printed is shown in one piece, and
 * each ends with one line.
 */
export async function runSideBySide(
  steps: readonly Step[],
  { atOnce = availableParallelism(), show = 'failed' }: SideBySide = {},
): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, command, advice } = step
      const started = performance.now()
      const { passed, output } = await runQuietly(command)
      if (!passed) failed.push(name)
      const shown = show === 'all' || !passed ? `\n── ${name}\n${output.trim()}\n` : ''
      console.log(shown + verdict(name, passed, started, advice))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return steps.map(({ name }) => name).filter((name) => failed.includes(name))
}

async function runQuietly(command: string): Promise<{ passed: boolean; output: string }> {
  // One pipe for both streams keeps their lines in order.
  const child = spawn(`(${command}) 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { passed: child.exitCode === 0, output }
}

function verdict(name: string, passed: boolean, started: number, advice?: string): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s${passed || !advice ? '' : `. ${advice}`}`
}
