import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program that ends with this process at the latest; `stop` ends it and waits until it has. */
export function startChild(
  program: string,
  args: readonly string[],
  { env, stdio }: { env: NodeJS.ProcessEnv; stdio: StdioOptions },
): { child: ChildProcess; stop: () => Promise<void> } {
  const child = spawn(program, args, { env, stdio })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').finally(() => process.off('exit', kill))
  // A program that does not start is noticed by whoever waits for its first word.
  ended.catch(() => undefined)
  return {
    child,
    async stop() {
      child.kill()
      await ended.catch(() => undefined)
    },
  }
}
