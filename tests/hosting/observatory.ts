/**
 * The part of Mozilla's HTTP Observatory that depends on response headers, with its published scores (mdn-http-observatory
 * 1.4.8, src/grader/charts.js). The redirect to https, which the host does, counts 0 if it exists, and so do same-origin
 * scripts without integrity. The result is never higher than the original and sometimes lower. Record 7 in docs/decisions
 * explains why the package is not used.
 */

type Headers = Readonly<Record<string, string>>

const tests: readonly ((headers: Headers) => number)[] = [
  contentSecurityPolicy,
  (headers) => (headers['set-cookie'] === undefined ? 0 : -40),
  (headers) => (headers['access-control-allow-origin'] === undefined ? 0 : -50),
  (headers) => {
    const policy = headers['referrer-policy']
    if (policy === undefined) return 0
    return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
  },
  (headers) => {
    const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]
    if (age === undefined) return -20
    return Number(age) >= 15_552_000 ? 0 : -10
  },
  (headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  (headers) => {
    if (headers['content-security-policy']?.includes('frame-ancestors')) return 5
    return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
  },
  (headers) => {
    const policy = headers['cross-origin-resource-policy']
    if (policy === undefined || policy === 'cross-origin') return 0
    return /^same-(?:origin|site)$/.test(policy) ? 10 : -5
  },
]

/** The score of a response: 100 plus bonuses and penalties. As in the original, bonuses count only from 90 points on. */
export function observatoryScore(headers: Headers): number {
  const points = tests.map((score) => score(headers))
  const withPenalties = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100)
  return withPenalties >= 90 ? points.reduce((sum, point) => sum + point, 100) : withPenalties
}

function contentSecurityPolicy(headers: Headers): number {
  const text = headers['content-security-policy']
  if (text === undefined) return -25
  const directives = new Map(
    text.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values] as const
    }),
  )
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const everywhere = [...sources('script-src'), ...sources('object-src')]
  if (everywhere.some((value) => /^(?:'unsafe-inline'|data:|\*|https?:)$/.test(value))) return -20
  if ([...directives.values()].flat().some((value) => value.startsWith('http:'))) return -20
  if (sources('script-src').includes("'unsafe-eval'")) return -10
  if (sources('style-src').includes("'unsafe-inline'")) return 0
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}
