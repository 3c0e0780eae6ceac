import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import workerd from 'workerd'
import { assetsIgnore, cloudflareWorker, compatibilityDate } from '../../../build/hosting/cloudflare.ts'
import { pages, policy } from '../built-site.ts'
import type { Host } from './host.ts'
import { overHttp } from './over-http.ts'

/**
 * Runs the bundled Worker in workerd, Cloudflare's runtime, on a Unix socket in a temporary folder. A small server
 * stands in for Cloudflare's asset server.
 */
export async function openCloudflare(site: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-workerd-'))
  const [socketPath, assetsPath] = [join(folder, 'http.sock'), join(folder, 'assets.sock')]
  writeFileSync(join(folder, 'worker.js'), await cloudflareWorker(policy, pages))
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "${compatibilityDate}",
      bindings = [(name = "ASSETS", service = "assets")],
    )),
    (name = "assets", external = (address = "unix:${assetsPath}", http = ())),
  ],
  sockets = [(name = "http", address = "unix:${socketPath}", http = (), service = "site")],
);
`,
  )
  const assets = createServer((request, response) => sendAsset(site, request, response)).listen(assetsPath)
  // It reports on descriptor 3 that it listens.
  const runtime = spawn(workerd, ['serve', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  const ended = once(runtime, 'exit')
  const [control] = runtime.stdio.slice(3)
  if (!control) throw new Error('workerd has no control pipe.')
  await Promise.race([
    once(control, 'data'),
    ended.then(() => Promise.reject(new Error('workerd ended before it listened.'))),
  ])
  return {
    request: overHttp({ socketPath }),
    async close() {
      runtime.kill()
      await ended
      assets.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Cloudflare's static assets with `html_handling` and `not_found_handling` off: a file by its name, with an ETag. */
function sendAsset(site: string, { url = '', method, headers }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://assets')
  const file = join(site, decodeURIComponent(pathname))
  const isIgnored = assetsIgnore.split('\n').some((line) => line !== '' && pathname.endsWith(line.replace('*', '')))
  if (isIgnored || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end()
    return
  }
  const content = readFileSync(file)
  const tag = `"${createHash('md5').update(content).digest('hex')}"`
  const isUnchanged = headers['if-none-match'] === tag
  response.writeHead(isUnchanged ? 304 : 200, { ETag: tag, 'Content-Length': content.length })
  response.end(isUnchanged || method === 'HEAD' ? undefined : content)
}
