import { cacheControl, securityHeaders, type Policy } from './rules.ts'

/**
 * The headers of a host that only serves files, by path: every path has those of a document, because the not-found page
 * can be at any. Such hosts join the values of a header that several rules set, so each is in one rule, and the resource
 * policy, which differs for files, in none.
 */
function headersByPath(policy: Policy): [path: string, headers: [name: string, value: string][]][] {
  const security = Object.entries(securityHeaders(policy).document)
  return [
    ['/*', security.filter(([name]) => name !== 'Cross-Origin-Resource-Policy')],
    ['/assets/*', [['Cache-Control', cacheControl('/assets/')]]],
  ]
}

/** The file `_headers` that Netlify, Cloudflare and others read. */
export function headersFile(policy: Policy): string {
  return headersByPath(policy)
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n')
}

/** Vercel's `vercel.json`, with the same headers. */
export function vercelJson(policy: Policy): string {
  const headers = headersByPath(policy).map(([path, values]) => ({
    source: path.replace('*', '(.*)'),
    headers: values.map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`
}
