/**
 * The part of Mozilla's HTTP Observatory that an answer's headers decide, with the points of its published scoring
 * (mdn-http-observatory 1.4.8, src/grader/charts.js). Redirection to https, which is the host's, counts 0 when it is
 * there, and so do scripts of the own origin without integrity. It never gives more than the original and sometimes
 * less. docs/decisions/008 says why the package is not used.
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

/** The score of an answer: 100 and what is gained or lost; gains count only from 90 on, as there. */
export function observatoryScore(headers: Headers): number {
  const points = tests.map((score) => score(headers))
  const losses = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100)
  return losses >= 90 ? points.reduce((sum, point) => sum + point, 100) : losses
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
