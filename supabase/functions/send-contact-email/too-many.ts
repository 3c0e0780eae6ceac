const minute = 60_000

/** Mail services unsubscribe their users from few addresses, so this is far above what one of them needs. */
const limit = 60

let current = 0
const counts = new Map<string, number>()

// The sender as the database identifies it (see "Floods" in docs/deploy.md); IPv6 by /64, which is one household.
function networkOf(headers: Headers): string {
  const address =
    headers.get('cf-connecting-ip') ??
    headers.get('x-real-ip') ??
    headers.get('x-forwarded-for')?.split(',').at(-1) ??
    ''
  if (!address.includes(':') || address.includes('.')) return address.trim()
  const [start = '', end = ''] = address.trim().split('::')
  const [before, after] = [start, end].map((groups) => groups.split(':').filter(Boolean))
  const zeros = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))
  return [...(before ?? []), ...Array.from({ length: zeros }, () => '0')].slice(0, 4).join(':')
}

/**
 * Counts a request and returns whether its network has sent too many within this minute. Each instance of the function
 * counts for itself: that spares the database, and stops nobody who has many networks.
 */
export function isTooMany(headers: Headers): boolean {
  const now = Math.floor(Date.now() / minute)
  if (now !== current) counts.clear()
  current = now
  const network = networkOf(headers)
  const count = (counts.get(network) ?? 0) + 1
  counts.set(network, count)
  return count > limit
}
