import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { decoded, split } from '../../pipeline/hosting/route.ts'
import { securityHeaders } from '../../pipeline/hosting/rules.ts'
import { paths, policy, writeSite } from './built-site.ts'
import { openCloudflare } from './hosts/cloudflare.ts'
import type { HostRequest, Host, HostResponse } from './hosts/host.ts'
import { openStartServer } from './hosts/start-server.ts'

const security = securityHeaders(policy)

/**
 * The security headers that a response must have; without a value those that it must not have. Cloudflare sends files
 * with the headers of documents.
 */
function securityOf(host: string, url: string, status: number): Record<string, string | undefined> {
  const path = decoded(split(url).path) ?? ''
  const isFile = [200, 206, 304].includes(status) && (path.startsWith('/assets/') || paths.files.includes(path))
  if (isFile && host === 'Cloudflare') return { 'x-content-type-options': 'nosniff' }
  const own = !isFile || path.endsWith('.html') ? 'document' : path.endsWith('.svg') ? 'markup' : 'resource'
  return Object.fromEntries(Object.keys(security.document).map((name) => [name.toLowerCase(), security[own][name]]))
}

const hosts = [
  { host: 'npm start', open: openStartServer },
  { host: 'Cloudflare', open: openCloudflare },
] as const

/** The request headers on which the response for a page depends. */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie'

type RequestHost = (url: string, options?: HostRequest) => Promise<HostResponse & { text: string }>

/** Declares tests for the hosts that route requests by our rules: the start server and the Worker. */
export function onRoutingHosts(declare: (request: RequestHost, host: (typeof hosts)[number]['host']) => void): void {
  for (const { host, open } of hosts) {
    describe(host, () => {
      let site = ''
      let running: Host

      beforeAll(async () => {
        site = await writeSite()
        running = await open(site)
      })
      afterAll(async () => {
        await running.close()
        rmSync(site, { recursive: true, force: true })
      })

      /** Sends a request and checks what holds for every response. */
      async function request(url: string, options?: HostRequest) {
        const response = await running.request(url, options)
        const expected = securityOf(host, url, response.status)
        expect({ ...expected, ...response.headers }).toMatchObject(expected)
        expect(response.headers).not.toHaveProperty('x-injected')
        return { ...response, text: decompressed(response) }
      }

      declare(request, host)
    })
  }
}

function decompressed({ headers, body }: HostResponse): string {
  if (body.length === 0) return ''
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}
