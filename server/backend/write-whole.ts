import { rename, writeFile } from 'node:fs/promises'

/** Writes a file that only the owner can read. It is renamed into place, so that it is never read half-written. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
