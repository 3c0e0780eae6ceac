import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findProgram } from '../../../scripts/programs.ts'

const pocount = findProgram({ variable: 'POCOUNT_PATH', names: ['pocount'] })

/** Whether gettext is installed: msgfmt, msgcat, msgmerge. */
export const hasGettext = spawnSync('msgmerge', ['--version']).status === 0

/** A Python that can import translate-toolkit, taken from the shebang of its programs. */
export const translatePython = pocount && /^#! *(\S+)/.exec(readFileSync(pocount, 'utf8'))?.[1]

/** Vitest calls this once before all tests; explains why tests are skipped. */
export function setup(): void {
  if (!hasGettext) console.log('gettext is not installed, so its tests are skipped. Debian: apt-get install gettext')
  if (!translatePython)
    console.log(
      'translate-toolkit is not installed, so its tests are skipped. Debian: apt-get install translate-toolkit',
    )
}

/** Runs a program and returns its output; throws when it fails or writes to stderr. */
export function outputOf(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0 || stderr !== '') throw new Error(`${program} ${args.join(' ')}: ${status} ${stderr}`)
  return stdout
}
