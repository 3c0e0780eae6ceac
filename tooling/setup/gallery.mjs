// `npm run gallery`: install if needed, then show the pieces of the site. `-- --update` takes their pictures anew for the
// comparison in tests/gallery, `-- --compare` only compares.
import { spawn } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, projectEnv, run } from './install.mjs'

const args = process.argv.slice(2)
ensureInstalled()
if (args.includes('--update') || args.includes('--compare')) {
  const update = args.includes('--update') ? ['--update-snapshots=changed'] : []
  const compare = ['test', '--config', 'tests/gallery/playwright.config.ts', ...update]
  run('playwright', compare, { BROWSER_PATH: ensureBrowser() })
} else {
  const server = spawn('node', ['tooling/gallery/serve.ts'], { stdio: 'inherit', env: projectEnv() })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  process.on('SIGINT', () => {})
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
