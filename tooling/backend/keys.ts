import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** The key that the browser sends to the local backend: public, it only names the anonymous role. */
export const publishableKey = 'sb_publishable_local'

const Keys = v.strictObject({ secretKey: v.string(), jwtSecret: v.string() })

/** The secrets of one data directory: the key of the service role, and what signs sessions. */
export type Keys = v.InferOutput<typeof Keys>

/** A secret that nobody guesses, safe in headers and file names. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Makes the secrets of a database that nobody reopens. */
export function newKeys(): Keys {
  return { secretKey: `sb_secret_${newSecret()}`, jwtSecret: newSecret() }
}

/** Where the secrets of a data directory lie. */
export function keysFileIn(directory: string): string {
  return join(directory, 'keys.json')
}

/** Reads the secrets of a data directory; the first time it makes and stores them, readable by their owner only. */
export async function loadKeys(directory: string): Promise<Keys> {
  const file = keysFileIn(directory)
  try {
    return v.parse(Keys, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const keys = newKeys()
  await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600, flag: 'wx' })
  return keys
}
