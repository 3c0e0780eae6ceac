import { ok, unknown, type Verdict, wrong } from './finding.ts'

const usePublishable = 'Use the publishable key (Settings > API Keys).'

function claimsOf(jwt: string): Record<string, unknown> | undefined {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(jwt)?.[1]
  if (payload === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}

function checkClaims({ role, exp, ref }: Record<string, unknown>, url: string): Verdict {
  if (role !== 'anon') {
    return wrong(
      `the key is a JWT of the role "${String(role)}"`,
      `Never build a site with it: it reads and changes everything. ${usePublishable}`,
    )
  }
  if (typeof exp === 'number' && exp * 1000 < Date.now()) return wrong('the key has expired', usePublishable)
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  if (typeof ref === 'string' && host.endsWith('.supabase.co') && host !== `${ref}.supabase.co`) {
    return wrong(`the key belongs to the project ${ref}`, 'Take address and key from the same project.')
  }
  return ok('a legacy anon key; Supabase replaces these by publishable keys')
}

/** Checks the kind of the key by its form alone; it is not sent anywhere. */
export function checkKey(key: string, url: string): Verdict {
  if (key.startsWith('sb_publishable_')) return ok('a publishable key')
  if (key.startsWith('sb_secret_')) {
    return wrong(
      'the key is a secret one',
      `Never build a site with it: it reads and changes everything. If it was ever published, delete it. ${usePublishable}`,
    )
  }
  const claims = claimsOf(key)
  return claims ? checkClaims(claims, url) : unknown('the key is neither sb_publishable_… nor a JWT')
}
