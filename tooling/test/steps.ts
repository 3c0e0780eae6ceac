import { spawn, spawnSync } from 'node:child_process'
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

/** Runs a step, showing its output as it comes, and tells whether it passed. */
export function runStep({ name, command, advice }: Step): boolean {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  console.log(verdict(name, status === 0, started, advice))
  return status === 0
}

/**
 * Runs steps side by side, as many as the machine has cores, and answers the names of those that failed. Each ends with
 * one line; only what a failed one has printed is shown.
 */
export async function runSideBySide(steps: readonly Step[], atOnce = availableParallelism()): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, command, advice } = step
      const started = performance.now()
      const { passed, output } = await runQuietly(command)
      if (!passed) failed.push(name)
      console.log(`${passed ? '' : `\n── ${name}\n${output.trim()}\n`}${verdict(name, passed, started, advice)}`)
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
