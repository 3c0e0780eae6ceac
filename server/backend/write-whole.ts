import { rename, writeFile } from 'node:fs/promises'

/** Writes a file that only its owner may read; it is renamed into place, so that nobody ever reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
