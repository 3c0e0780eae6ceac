import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Host } from './host.ts'
import { overHttp } from './over-http.ts'
import { programs } from './programs.ts'

const modules = 'mpm_event authz_core dir mime filter deflate headers rewrite autoindex negotiation'.split(' ')

/** Starts a real Apache for the site, which has a `.htaccess`, as Debian installs it. */
export async function openApache(site: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-apache-'))
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  // Apache refuses to work as root.
  if (isRoot) chmodSync(site, 0o755)
  writeFileSync(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
Listen 127.0.0.1:${port}
ErrorLog "|/bin/cat"
TypesConfig /dev/null
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User nobody\nGroup nogroup' : ''}
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Options Indexes FollowSymLinks MultiViews
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
  )
  const server = spawn(programs.apache ?? 'apache2', ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('resuming normal operations')) resolve()
    })
    server.on('exit', () => reject(new Error(`Apache did not start: ${log}`)))
  })
  return {
    request: overHttp({ host: '127.0.0.1', port }),
    async close() {
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A port that nobody uses; Apache can neither choose one nor listen on a Unix socket. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
