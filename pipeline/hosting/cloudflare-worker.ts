import { notFound, route, type SitePaths } from './route.ts'
import { kindOf, securityHeaders, type Policy } from './rules.ts'

/** Replaced by the build, see cloudflare.ts. */
declare const POLICY: Policy
declare const PATHS: SitePaths

interface Env {
  ASSETS: { fetch(request: Request): Promise<Response> }
}

const security = securityHeaders(POLICY)

/**
 * Serves the pages of the built site according to the hosting rules, and files that are missing or have an unusual name.
 * Cloudflare serves the other ones without it (wrangler.json), and compresses all.
 */
export default {
  async fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const siteRequest = {
      method: request.method,
      url: pathname + search,
      header: (name: string) => request.headers.get(name) ?? '',
    }
    let { status, headers, file } = route(siteRequest, PATHS)
    if (!file) return new Response(null, { status, headers: { ...security.document, ...headers } })

    let found = await fetchFile(file)
    if (found.status === 404) {
      ;({ status, headers, file } = notFound(siteRequest))
      found = await fetchFile(file ?? '')
    }
    // The asset server itself answers range requests and conditional ones.
    const result = new Response(found.body, {
      status: status === 200 ? found.status : status,
      headers: found.headers,
    })
    for (const [name, value] of Object.entries({ ...security[kindOf(file)], ...headers }))
      result.headers.set(name, value)
    return result

    function fetchFile(name: string) {
      const forwarded = status === 200 ? request.headers : undefined
      const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
      const address = new URL(name.split('/').map(encodeURIComponent).join('/'), request.url)
      return ASSETS.fetch(new Request(address, { method, ...(forwarded && { headers: forwarded }) }))
    }
  },
}
