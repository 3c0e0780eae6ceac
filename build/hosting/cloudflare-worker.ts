import { notFound, route } from './route.ts'
import { securityHeaders, type Policy } from './rules.ts'

/** Put in by the build: see cloudflare.ts. */
declare const POLICY: Policy

interface Env {
  ASSETS: { fetch(request: Request): Promise<Response> }
}

const security = securityHeaders(POLICY)

/** The Worker: answers by the hosting rules with the files of the built site, which Cloudflare compresses itself. */
export default {
  async fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const asked = {
      method: request.method,
      url: pathname + search,
      header: (name: string) => request.headers.get(name) ?? '',
    }
    let { status, headers, file } = route(asked)
    if (!file) return new Response(null, { status, headers: { ...security, ...headers } })

    let found = await fetchFile(file)
    if (found.status === 404) {
      ;({ status, headers, file } = notFound(asked))
      found = await fetchFile(file ?? '')
    }
    // 304 and 206 are the file's own answers to what the browser knows already.
    const answer = new Response(found.body, { status: status === 200 ? found.status : status, headers: found.headers })
    for (const [name, value] of Object.entries({ ...security, ...headers })) answer.headers.set(name, value)
    return answer

    function fetchFile(name: string) {
      const known = status === 200 ? request.headers : undefined
      return ASSETS.fetch(
        new Request(new URL(name, request.url), { method: request.method, ...(known && { headers: known }) }),
      )
    }
  },
}
