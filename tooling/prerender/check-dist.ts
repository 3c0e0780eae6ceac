import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Throws when a built site holds what must not be published: keys that open the database, source maps, hidden files. */
export function checkDist(dist: string): void {
  const problems: string[] = []
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (entry.name.startsWith('.') || entry.name.endsWith('.map')) problems.push(`${file} must not be published`)
    const secret = secretIn(readFileSync(file, 'latin1'))
    if (secret) problems.push(`${file} holds ${secret}; only the publishable key belongs into a VITE_ variable`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Names the first key in a text that passes by the rules of the database; undefined where there is none. */
export function secretIn(text: string): string | undefined {
  if (/sb_secret_[\w-]{8,}/.test(text)) return 'a secret key (sb_secret_…)'
  for (const [, payload = ''] of text.matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)) {
    if (/"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString()))
      return 'a token of the role service_role'
  }
  return undefined
}
