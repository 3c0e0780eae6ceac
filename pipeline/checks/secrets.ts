import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Throws when a built site contains something that must not be published: database credentials, source maps, hidden
 * files. Error messages never include the secret itself.
 */
export function checkDist(dist: string): void {
  const problems: string[] = []
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (entry.name.startsWith('.') || entry.name.endsWith('.map')) problems.push(`${file} must not be published`)
    const secret = secretIn(readFileSync(file, 'latin1'))
    if (secret) problems.push(`${file} holds ${secret}; only the publishable key belongs in a VITE_ variable`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Patterns that identify a secret by its form alone. */
const forms: [form: RegExp, name: string][] = [
  [/sb_secret_[\w-]{8,}/, 'a secret key (sb_secret_…)'],
  [/\bsbp_[\w-]{20,}/, 'an access token of a Supabase account (sbp_…)'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bpostgres(?:ql)?:\/\/[^\s:/@"'`]+:[^\s/@"'`]+@/, 'the address of a database with its password'],
]

/** Describes the first secret that the text contains, recognized by its form; undefined if there is none. */
export function secretIn(text: string): string | undefined {
  const known = forms.find(([form]) => form.test(text))
  if (known) return known[1]
  for (const [token] of text.matchAll(/\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g)) {
    const role = roleOf(token)
    // The legacy anon key is also a JWT, and public.
    if (role !== undefined && role !== 'anon') return `a token of the role ${role}`
  }
  return undefined
}

/** The role of a JWT; undefined if it names none. */
export function roleOf(token: string): string | undefined {
  const [, payload = ''] = token.split('.')
  return /"role"\s*:\s*"(\w+)"/.exec(Buffer.from(payload, 'base64url').toString())?.[1]
}
