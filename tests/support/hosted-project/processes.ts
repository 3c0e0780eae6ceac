import { readFileSync } from 'node:fs'

/** The running child processes of a process; none on operating systems without /proc. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Kills a process and its children with SIGKILL, as the out-of-memory killer does. */
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
