import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { company } from '../../src/content/company/company.ts'
import { htaccess } from './apache.ts'
import { cloudflareWorker, wranglerJson } from './cloudflare.ts'
import { nginxConf } from './nginx.ts'
import { readBuiltSite } from '../built-site.ts'
import { headersFile, vercelJson } from './static-hosts.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Writes the configuration of each host to `dist-hosts`, outside the site, if the host does not look for it there.
 * docs/deploy-hosts.md explains how to use it.
 */
export async function writeHosts(): Promise<void> {
  const { policy, paths } = readBuiltSite()
  const { hostname } = new URL(company.origin)

  const files = {
    'dist/_headers': headersFile(policy),
    'dist/.htaccess': htaccess(policy),
    // Or GitHub Pages leaves out what begins with an underscore.
    'dist/.nojekyll': '',
    // What Cloudflare does not upload.
    'dist/.assetsignore': '*.br\n*.gz\n*.map\n',
    'dist-hosts/vercel.json': vercelJson(policy),
    'dist-hosts/nginx.conf': nginxConf(policy, {
      listen: ['80', '[::]:80'],
      root: `/var/www/${hostname}`,
      serverName: hostname,
    }),
    'dist-hosts/cloudflare/worker.js': await cloudflareWorker(policy, paths),
    'dist-hosts/cloudflare/wrangler.json': wranglerJson('../../dist', paths),
  }
  rmSync(join(root, 'dist-hosts'), { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, content)
  }
  console.log(`Host configurations are in dist-hosts${policy.backend ? ` for the backend ${policy.backend}` : ''}`)
}
