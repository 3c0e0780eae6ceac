import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Policy } from './rules.ts'

/** Where the build records the hashes of inline content and the backend origin. */
export const policyFile = join(resolve(import.meta.dirname, '../..'), '.prerender/policy.json')

const PolicyFile = v.object({
  style: v.array(v.string()),
  script: v.array(v.string()),
  backend: v.optional(v.string()),
})

/** Reads the variable part of the content security policy, as written by the last build. */
export function readPolicy(file = policyFile): Policy {
  return v.parse(PolicyFile, JSON.parse(readFileSync(file, 'utf8')))
}

/** The backend origin from VITE_SUPABASE_URL; undefined when it is the site's own (`/`). */
export function backendOrigin(url: string | undefined): string | undefined {
  return url === undefined || url.startsWith('/') ? undefined : new URL(url).origin
}
