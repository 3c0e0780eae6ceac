// `npm start`: install if needed, build, serve.
import { spawn } from 'node:child_process'
import { ensureInstalled, projectEnv, run } from './install.mjs'

ensureInstalled()
console.log('Building the site (about 20 seconds) …')
run('npm', ['run', '--silent', 'build', '--', '--mode', 'embedded'])

const server = spawn('node', ['tooling/start.ts'], { stdio: 'inherit', env: projectEnv() })
// The terminal sends Ctrl-C to both; other signals only reach this process and are passed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
process.on('SIGINT', () => {})
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
