import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConf } from '../../../pipeline/hosting/nginx.ts'
import { policy } from '../built-site.ts'
import type { Host } from './host.ts'
import { overHttp } from './over-http.ts'
import { programs } from './programs.ts'

/** Starts a real nginx with the generated configuration, on a Unix socket in a temporary folder. */
export function openNginx(site: string): Host {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-nginx-'))
  const socketPath = join(folder, 'http.sock')
  const log = join(folder, 'error.log')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'site.conf'),
    nginxConf(policy, { listen: [`unix:${socketPath}`], root: site, serverName: 'site' }),
  )
  writeFileSync(
    join(folder, 'site.own.conf'),
    'if ($http_x_forwarded_proto = http) { return 301 https://$host$request_uri; }',
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    // If root starts nginx, its workers run as another user, who may not read the site's folder.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${log};
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${join(folder, 'site.conf')};
}
`,
  )
  const run = (...args: string[]) =>
    spawnSync(programs.nginx ?? 'nginx', ['-p', folder, '-e', log, '-c', join(folder, 'nginx.conf'), ...args], {
      // The daemon would keep a pipe open.
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  // nginx listens before it daemonizes, so there is nothing to wait for.
  if (run().status !== 0) throw new Error(`nginx did not start: ${readFileSync(log, 'utf8')}`)
  return {
    request: overHttp({ socketPath }),
    close: () => {
      run('-s', 'stop')
      rmSync(folder, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}
