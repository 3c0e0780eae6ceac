import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { securityHeaders } from '../../build/hosting/rules.ts'
import { policy, writeSite } from './built-site.ts'
import { openCloudflare } from './hosts/cloudflare.ts'
import type { Asked, Host, HostAnswer } from './hosts/host.ts'
import { hasNginx } from './hosts/nginx-program.ts'
import { openNginx } from './hosts/nginx.ts'
import { openStartServer } from './hosts/start-server.ts'

const security = Object.fromEntries(
  Object.entries(securityHeaders(policy)).map(([name, value]) => [name.toLowerCase(), value]),
)

const hosts = [
  { host: 'npm start', open: openStartServer },
  { host: 'nginx', open: openNginx },
  { host: 'Cloudflare', open: openCloudflare },
] as const

/** The headers on which the answer with a page depends. */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie'

type Ask = (url: string, asked?: Asked) => Promise<HostAnswer & { text: string }>

/** Declares tests for every host that can be run here; where there is no nginx, its tests are skipped. */
export function onEveryHost(declare: (ask: Ask, host: (typeof hosts)[number]['host']) => void): void {
  for (const { host, open } of hosts) {
    describe.skipIf(host === 'nginx' && !hasNginx)(host, () => {
      let site = ''
      let running: Host

      beforeAll(async () => {
        site = writeSite()
        running = await open(site)
      })
      afterAll(async () => {
        await running.close()
        rmSync(site, { recursive: true, force: true })
      })

      /** Asks and expects what is true of every answer. */
      async function ask(url: string, asked?: Asked) {
        const answer = await running.ask(url, asked)
        expect(answer.headers).toMatchObject(security)
        expect(answer.headers).not.toHaveProperty('x-injected')
        return { ...answer, text: decoded(answer) }
      }

      declare(ask, host)
    })
  }
}

function decoded({ headers, body }: HostAnswer): string {
  if (body.length === 0) return ''
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}
