import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import workerd from 'workerd'
import { cloudflareWorker, compatibilityDate, workerFirst } from '../../../pipeline/hosting/cloudflare.ts'
import { paths, policy } from '../built-site.ts'
import type { Host } from './host.ts'
import { overHttp } from './over-http.ts'
import { staticFiles } from './static-files.ts'

/**
 * Runs the bundled Worker in workerd, Cloudflare's runtime, on a Unix socket in a temporary folder. A small server
 * stands in for Cloudflare's asset server, which gets the requests that the settings keep from the Worker; those for
 * which it has no file go to the Worker.
 */
export async function openCloudflare(site: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-workerd-'))
  const [socketPath, assetsPath] = [join(folder, 'http.sock'), join(folder, 'assets.sock')]
  writeFileSync(join(folder, 'worker.js'), await cloudflareWorker(policy, paths))
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
  const assets = staticFiles(site, { documents: false }).listen(assetsPath)
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
  const [worker, assetServer] = [overHttp({ socketPath }), overHttp({ socketPath: assetsPath })]
  const direct = workerFirst(paths).flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []))
  const isDirect = (path: string) =>
    direct.some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
  return {
    async request(url, options) {
      // The router knows the path without dot segments.
      const response = isDirect(new URL(`http://site${url}`).pathname) && (await assetServer(url, options))
      return response && response.status !== 404 ? response : worker(url, options)
    },
    async close() {
      runtime.kill()
      await ended
      assets.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
