import { spawnSync } from 'node:child_process'

/** Whether gettext is installed: msgfmt, msgcat, msgmerge. */
export const hasGettext = spawnSync('msgmerge', ['--version']).status === 0

/** Vitest calls this once before all tests; explains why tests are skipped. */
export function setup(): void {
  if (!hasGettext) console.log('gettext is not installed, so its tests are skipped. Debian: apt-get install gettext')
}

/** Runs a program and returns its output; throws when it fails or writes to stderr. */
export function outputOf(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0 || stderr !== '') throw new Error(`${program} ${args.join(' ')}: ${status} ${stderr}`)
  return stdout
}
