import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Does a change of files whole or not at all: when it throws, the files named are as they were, and files and folders
 * that did not exist are gone; folders that did exist stay. Ctrl-C waits until that is done.
 */
export function allOrNothing(paths: readonly string[], change: () => void): void {
  const before = paths
    .filter((path) => !statSync(path, { throwIfNoEntry: false })?.isDirectory())
    .map((path) => ({ path, content: existsSync(path) ? readFileSync(path) : undefined }))
  const stay = () => undefined
  process.on('SIGINT', stay)
  try {
    change()
  } catch (error) {
    for (const { path, content } of before) {
      if (content) replaceFile(path, content)
      else rmSync(path, { recursive: true, force: true })
    }
    throw error
  } finally {
    process.off('SIGINT', stay)
  }
}

/** Writes a file at once: whoever reads it finds the old content or the new one, never a half. */
export function replaceFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.new`
  writeFileSync(beside, content)
  renameSync(beside, path)
}
