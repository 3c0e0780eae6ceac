import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Policy } from './rules.ts'

/** Where the build notes what its documents have inline and where its backend is. */
export const policyFile = join(resolve(import.meta.dirname, '../..'), '.prerender/policy.json')

const PolicyFile = v.object({
  style: v.array(v.string()),
  script: v.array(v.string()),
  backend: v.optional(v.string()),
})

/** The content security policy's variable part, as the last build wrote it. */
export function readPolicy(file = policyFile): Policy {
  return v.parse(PolicyFile, JSON.parse(readFileSync(file, 'utf8')))
}

/** The origin of a backend by VITE_SUPABASE_URL; none where it is the site's own (`/`). */
export function backendOrigin(url: string | undefined): string | undefined {
  return url === undefined || url.startsWith('/') ? undefined : new URL(url).origin
}
