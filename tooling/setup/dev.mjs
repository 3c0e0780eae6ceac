// `npm run dev`: install if needed, then Vite with the embedded backend.
import { spawn } from 'node:child_process'
import { ensureInstalled, projectEnv } from './install.mjs'

ensureInstalled()
const server = spawn('node', ['tooling/dev.ts'], { stdio: 'inherit', env: projectEnv() })
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
process.on('SIGINT', () => {})
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
