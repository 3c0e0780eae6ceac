import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { securityHeaders } from '../../build/hosting/rules.ts'
import { policy, writeSite } from './built-site.ts'
import { openCloudflare } from './hosts/cloudflare.ts'
import type { HostRequest, Host, HostResponse } from './hosts/host.ts'
import { hasNginx } from './hosts/nginx-program.ts'
import { openNginx } from './hosts/nginx.ts'
import { openStartServer } from './hosts/start-server.ts'

const security = securityHeaders(policy)

/** The security headers that a response must have; without a value those that it must not have. */
function securityOf(url: string, status: number): Record<string, string | undefined> {
  const [, extension] = status === 200 || status === 304 ? (/^[^?]*\.(\w+)(?:\?|$)/.exec(url) ?? []) : []
  const own = extension === undefined ? security.document : extension === 'svg' ? security.markup : security.resource
  return Object.fromEntries(Object.keys(security.document).map((name) => [name.toLowerCase(), own[name]]))
}

const hosts = [
  { host: 'npm start', open: openStartServer },
  { host: 'nginx', open: openNginx },
  { host: 'Cloudflare', open: openCloudflare },
] as const

/** The request headers on which the response for a page depends. */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie'

type RequestHost = (url: string, options?: HostRequest) => Promise<HostResponse & { text: string }>

/** Declares tests for every host that can run locally. Without nginx its tests are skipped. */
export function onEveryHost(declare: (request: RequestHost, host: (typeof hosts)[number]['host']) => void): void {
  for (const { host, open } of hosts) {
    describe.skipIf(host === 'nginx' && !hasNginx)(host, () => {
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
        const expected = securityOf(url, response.status)
        expect({ ...expected, ...response.headers }).toMatchObject(expected)
        expect(response.headers).not.toHaveProperty('x-injected')
        return { ...response, text: decoded(response) }
      }

      declare(request, host)
    })
  }
}

function decoded({ headers, body }: HostResponse): string {
  if (body.length === 0) return ''
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}
