import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * The last step of every generator: writes `text` to `file`. With `--check` it only reports when the file is outdated
 * compared with its `source`, and sets the exit code to 1.
 */
export function writeOrCheck(file: string, text: string, source: string): void {
  const isUpToDate = existsSync(file) && readFileSync(file, 'utf8') === text
  if (isUpToDate) return
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
    return console.log(`${file} was outdated, because ${source} had changed, and is written anew.`)
  }
  console.error(`${file} is outdated, because ${source} has changed: run \`npm run gen\`.`)
  process.exitCode = 1
}
