import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hidden file that belongs there: Cloudflare reads it and publishes it no more than the other hosts do. */
const hidden = '.assetsignore'

/**
 * Throws when a built site holds what must not be published: keys that open the database, one of the given secrets of
 * this machine (name to value), source maps, hidden files. No message repeats a secret.
 */
export function checkDist(dist: string, secrets: ReadonlyMap<string, string> = new Map()): void {
  const problems: string[] = []
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if ((entry.name.startsWith('.') && entry.name !== hidden) || entry.name.endsWith('.map'))
      problems.push(`${file} must not be published`)
    const text = readFileSync(file, 'latin1')
    const secret = secretIn(text) ?? knownIn(text, secrets)
    if (secret) problems.push(`${file} holds ${secret}; only the publishable key belongs into a VITE_ variable`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** What gives a secret away by its form alone. */
const forms: [form: RegExp, name: string][] = [
  [/sb_secret_[\w-]{8,}/, 'a secret key (sb_secret_…)'],
  [/\bsbp_[\w-]{20,}/, 'an access token of a Supabase account (sbp_…)'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bpostgres(?:ql)?:\/\/[^\s:/@"'`]+:[^\s/@"'`]+@/, 'the address of a database with its password'],
]

/** Names the first secret in a text that is one by its form; undefined where there is none. */
export function secretIn(text: string): string | undefined {
  const known = forms.find(([form]) => form.test(text))
  if (known) return known[1]
  for (const [, payload = ''] of text.matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)) {
    const [, role] = /"role"\s*:\s*"(\w+)"/.exec(Buffer.from(payload, 'base64url').toString()) ?? []
    // The old public key is such a token, too.
    if (role !== undefined && role !== 'anon') return `a token of the role ${role}`
  }
  return undefined
}

function knownIn(text: string, secrets: ReadonlyMap<string, string>): string | undefined {
  for (const [name, value] of secrets) if (text.includes(value)) return `the value of ${name}`
  return undefined
}
