import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * What every generator ends with: writes `text` to `file`; under `--check` only says when the file is older than its
 * `source`, and sets the exit code 1.
 */
export function writeOrCheck(file: string, text: string, source: string): void {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text
  if (isFresh) return
  if (!process.argv.includes('--check')) return writeFileSync(file, text)
  console.error(`${file} is older than ${source}: run \`npm run fix\`.`)
  process.exitCode = 1
}
