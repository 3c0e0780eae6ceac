import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'

/** Starts a child process that is killed when this process exits. `stop` ends it and waits for its exit. */
export function startChild(
  program: string,
  args: readonly string[],
  { env, stdio }: { env: NodeJS.ProcessEnv; stdio: StdioOptions },
): { child: ChildProcess; stop: () => Promise<void> } {
  const child = spawn(program, args, { env, stdio })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').finally(() => process.off('exit', kill))
  // A program that fails to start is noticed by the code that waits for its first output.
  ended.catch(() => undefined)
  return {
    child,
    async stop() {
      child.kill()
      await ended.catch(() => undefined)
    },
  }
}
