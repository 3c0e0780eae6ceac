// `node scripts/launch.mjs <command> [arguments]`: what `npm start`, `npm test` and the other commands that install for
// themselves run. Plain JavaScript for any Node from 20 on.
import { spawn } from 'node:child_process'
import { ensureInstalled, projectEnv, run } from './install.mjs'
import { findOrInstall, programs } from './programs.mjs'

/**
 * @typedef {object} Command
 * @property {'site' | 'all'} packages what has to be installed
 * @property {string[]} [needs] programs of this machine, see programs.mjs
 * @property {boolean} [build] whether the site has to be built first
 * @property {string[]} entry the module to run and its options
 * @property {boolean} [serves] whether it runs until Ctrl-C
 */

/** @type {Record<string, Command>} */
const commands = {
  start: { packages: 'site', entry: ['server/start.ts', '--build'], serves: true },
  preview: { packages: 'site', entry: ['server/start.ts'], serves: true },
  dev: { packages: 'site', entry: ['server/dev.ts'], serves: true },
  submissions: { packages: 'site', entry: ['scripts/submissions.ts'] },
  doctor: { packages: 'site', entry: ['scripts/doctor.ts'] },
  test: { packages: 'all', needs: ['browser', 'headlessShell', 'nginx'], entry: ['scripts/test.ts'] },
  bench: { packages: 'all', needs: ['browser'], build: true, entry: ['scripts/bench/bench.ts'] },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}

ensureInstalled(command.packages)
const paths = Object.fromEntries(
  (command.needs ?? []).flatMap((need) => {
    const path = findOrInstall(programs[need])
    return path ? [[programs[need].variable, path]] : []
  }),
)
if (command.build) {
  console.log('Building the site (about 15 seconds) …')
  run('npm', ['run', '--silent', 'build', '--', '--mode', 'embedded'])
}
if (command.serves) {
  const server = spawn('node', [...command.entry, ...args], { stdio: 'inherit', env: projectEnv() })
  // The terminal sends Ctrl-C to both processes; the other signals only reach this one and are passed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  process.on('SIGINT', () => {})
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
} else {
  run('node', [...command.entry, ...args], paths)
}
