import { readFileSync } from 'node:fs'
import { childrenOf } from '../parity/processes.ts'

/**
 * What a process and its children have in memory, in MB; what several processes share counts once. Undefined where the
 * operating system does not tell it in /proc.
 */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, own] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return childrenOf(pid).reduce((sum, child) => sum + (memoryOf(child) ?? 0), Number(own) / 1000)
  } catch {
    return undefined
  }
}
