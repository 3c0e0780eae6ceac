import { cacheControl, securityHeaders, type Policy } from './rules.ts'

type Headers = Readonly<Record<string, string>>

/**
 * The headers of a host that only serves files: those of a document at every path, because the not-found page can be at
 * any, and what assets have besides. The resource policy, which differs for files, is in neither.
 */
export function headersOfFiles(policy: Policy): { everywhere: Headers; assets: Headers } {
  const { 'Cross-Origin-Resource-Policy': _, ...everywhere } = securityHeaders(policy).document
  return { everywhere, assets: { 'Cache-Control': cacheControl('/assets/') } }
}

/** The file `_headers` that Netlify, Cloudflare and others read. They join the values of a header that two rules set. */
export function headersFile(policy: Policy): string {
  const { everywhere, assets } = headersOfFiles(policy)
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [rule('/*', everywhere), rule('/assets/*', assets)].join('\n')
}

/** Vercel's `vercel.json`, with the same headers. */
export function vercelJson(policy: Policy): string {
  const { everywhere, assets } = headersOfFiles(policy)
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  const headers = [rule('/(.*)', everywhere), rule('/assets/(.*)', assets)]
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`
}
