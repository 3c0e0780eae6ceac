import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { StartProblem } from './start-problem.ts'
import { writeWhole } from './write-whole.ts'

/** The key that the browser sends to the local backend: public, it only selects the anonymous role. */
export const publishableKey = 'sb_publishable_local'

const Keys = v.strictObject({ secretKey: v.string(), jwtSecret: v.string() })

/** The secrets of a data directory: the service role key and the session signing secret. */
export type Keys = v.InferOutput<typeof Keys>

/** Creates a random secret that is safe in headers and file names. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Creates the secrets of a database that is not reopened. */
export function newKeys(): Keys {
  return { secretKey: `sb_secret_${newSecret()}`, jwtSecret: newSecret() }
}

/** The file with the secrets of a data directory. */
export function keysFileIn(directory: string): string {
  return join(directory, 'keys.json')
}

/** Reads the secrets of a data directory; the first time creates and stores them, readable only by the owner. */
export async function loadKeys(directory: string): Promise<Keys> {
  const file = keysFileIn(directory)
  const stored = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (stored !== undefined) return readKeys(stored, file)
  const keys = newKeys()
  await writeWhole(file, JSON.stringify(keys, null, 2))
  return keys
}

function readKeys(stored: string, file: string): Keys {
  try {
    return v.parse(Keys, JSON.parse(stored))
  } catch {
    throw new StartProblem(
      `The keys in ${file} are damaged. Delete that file: new keys are made at the next start, and no message is lost.`,
    )
  }
}
