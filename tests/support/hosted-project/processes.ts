import { readFileSync } from 'node:fs'

/** The processes that a process has started and that still run; none where the operating system has no /proc. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Kills a process and those that it has started (SIGKILL), as when a machine runs out of memory. */
export function killWithChildren(pid: number): void {
  for (const each of [...childrenOf(pid), pid]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
      if (!isGone) throw error
    }
  }
}
