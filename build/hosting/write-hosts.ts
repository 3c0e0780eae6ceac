import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { company } from '../../src/content/company.ts'
import { assetsIgnore, cloudflareWorker, wranglerJson } from './cloudflare.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxConf } from './nginx.ts'
import { readBuiltSite } from '../built-site.ts'
import { vercelIgnore, vercelJson } from './vercel.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Writes the configuration of each host to `dist-hosts`, outside the site: serving `dist` never exposes it, and no host
 * reads that of another one (Cloudflare would read Netlify's). docs/deploy-hosts.md explains how to use it.
 */
export async function writeHosts(): Promise<void> {
  const { policy, pages: built } = readBuiltSite()
  const pages = built.map(({ path }) => path)
  const { hostname } = new URL(company.origin)

  const files = {
    'dist-hosts/netlify/_headers': netlifyHeaders(policy, pages),
    'dist-hosts/netlify/_redirects': netlifyRedirects(pages),
    'dist-hosts/vercel/vercel.json': vercelJson(policy, pages),
    'dist-hosts/vercel/.vercelignore': vercelIgnore,
    // Wrangler looks for it only there.
    'dist/.assetsignore': assetsIgnore,
    'dist-hosts/nginx.conf': nginxConf(policy, pages, {
      listen: '80',
      root: `/var/www/${hostname}`,
      serverName: hostname,
    }),
    'dist-hosts/cloudflare/worker.js': await cloudflareWorker(policy, pages),
    'dist-hosts/cloudflare/wrangler.json': wranglerJson('../../dist'),
  }
  rmSync(join(root, 'dist-hosts'), { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, content)
  }
  console.log(`Host configurations are in dist-hosts${policy.backend ? ` for the backend ${policy.backend}` : ''}`)
}
