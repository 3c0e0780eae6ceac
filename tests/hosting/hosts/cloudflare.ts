import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assetsIgnore, cloudflareWorker } from '../../../build/hosting/cloudflare.ts'
import { policy } from '../built-site.ts'
import type { Host } from './host.ts'

interface Worker {
  default: {
    fetch(request: Request, env: { ASSETS: { fetch(request: Request): Promise<Response> } }): Promise<Response>
  }
}

/** Runs the bundled Worker in this process, with the files that Cloudflare would serve. */
export async function openCloudflare(folder: string): Promise<Host> {
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, await cloudflareWorker(policy))
  const worker: Worker = await import(/* @vite-ignore */ pathToFileURL(file).href)
  rmSync(file)
  const ASSETS = { fetch: (request: Request) => Promise.resolve(asset(folder, request)) }
  return {
    async request(url, { method = 'GET', headers = {} } = {}) {
      const request = new Request(`https://novamesa.example${url}`, { method, headers })
      const response = await worker.default.fetch(request, { ASSETS })
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      }
    },
    close: () => Promise.resolve(),
  }
}

/** Cloudflare's static assets with `html_handling` and `not_found_handling` off: a file by its name, with an ETag. */
function asset(folder: string, request: Request): Response {
  const { pathname } = new URL(request.url)
  const file = join(folder, decodeURIComponent(pathname))
  const ignored = assetsIgnore.split('\n').some((line) => line !== '' && pathname.endsWith(line.replace('*', '')))
  if (ignored || !existsSync(file) || !statSync(file).isFile()) return new Response(null, { status: 404 })
  const content = readFileSync(file)
  const headers = {
    ETag: `"${createHash('md5').update(content).digest('hex')}"`,
    'Content-Length': `${content.length}`,
  }
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : content, { headers })
}
