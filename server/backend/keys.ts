import { randomBytes } from 'node:crypto'

/** The key that the browser sends to the local backend: public, it only selects the anonymous role. */
export const publishableKey = 'sb_publishable_local'

/** The secrets of a running backend: the service role key and the session signing secret. */
export interface Keys {
  secretKey: string
  jwtSecret: string
}

/** Creates a random secret that is safe in headers and file names. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Creates the secrets of a backend; nothing that it stores depends on them, so every start has new ones. */
export function newKeys(): Keys {
  return { secretKey: `sb_secret_${newSecret()}`, jwtSecret: newSecret() }
}
