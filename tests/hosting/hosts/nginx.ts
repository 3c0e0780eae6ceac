import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConf } from '../../../pipeline/hosting/nginx.ts'
import { paths, policy } from '../built-site.ts'
import type { Host } from './host.ts'
import { runNginx } from './nginx-program.ts'
import { overHttp } from './over-http.ts'

/** Starts a real nginx with the generated configuration, on a Unix socket in a temporary folder. */
export function openNginx(site: string): Host {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-nginx-'))
  const socketPath = join(folder, 'http.sock')
  const pidFile = join(folder, 'nginx.pid')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'site.conf'),
    nginxConf(policy, paths, { listen: [`unix:${socketPath}`], root: site, challenges: folder, serverName: '_' }),
  )
  mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(folder, '.well-known/acme-challenge/token'), 'key authorization')
  writeFileSync(
    join(folder, 'nginx.conf'),
    // If root starts nginx, its workers run as another user, who may not read the site's folder.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${pidFile};
error_log ${join(folder, 'error.log')};
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${join(folder, 'site.conf')};
}
`,
  )
  const start = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  // nginx listens before it daemonizes, so there is nothing to wait for.
  if (runNginx(...start) !== 0)
    throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
  return {
    request: overHttp({ socketPath }),
    close: () => {
      runNginx(...start, '-s', 'stop')
      rmSync(folder, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}
