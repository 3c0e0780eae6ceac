import { roleOf } from '../../build/checks/secrets.ts'

/** The result of a check. */
export interface Verdict {
  /** `unknown`: the response is inconclusive, or an earlier check failed. */
  state: 'ok' | 'wrong' | 'unknown'
  found: string
  /** What to do about a fault. */
  fix?: string
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const usePublishable = 'Use the publishable key (Settings > API Keys).'
const neverBuild = 'Never build a site with it: it reads and changes everything.'

const wrong = (found: string, fix: string): Verdict => ({ state: 'wrong', found, fix })

/** Checks the URL of a project without sending a request. */
export function checkAddress(url: string): Verdict {
  if (!URL.canParse(url)) return wrong(`"${url}" is not a URL`, 'Give https://<project>.supabase.co.')
  const { protocol, hostname, pathname } = new URL(url)
  if (protocol !== 'https:' && !loopback.test(hostname)) {
    return wrong(`messages would be sent unencrypted: ${url}`, 'Give the address with https://.')
  }
  if (pathname !== '/') return wrong(`the address has a path: ${pathname}`, 'Give the address without a path.')
  return { state: 'ok', found: '' }
}

/**
 * Checks the kind of the key by its form alone; it is not sent anywhere. Whether the project knows it, it says itself when
 * it is asked.
 */
export function checkKey(key: string): Verdict {
  if (key.startsWith('sb_publishable_')) return { state: 'ok', found: 'a publishable key' }
  if (key.startsWith('sb_secret_')) {
    const fix = `${neverBuild} If it was ever published, delete it. ${usePublishable}`
    return wrong('the key is a secret one', fix)
  }
  const role = roleOf(key)
  if (role === 'anon') return { state: 'ok', found: 'a legacy anon key; Supabase replaces these by publishable keys' }
  if (role === undefined) return { state: 'unknown', found: 'the key is neither sb_publishable_… nor a JWT' }
  return wrong(`the key is a JWT of the role "${role}"`, `${neverBuild} ${usePublishable}`)
}
