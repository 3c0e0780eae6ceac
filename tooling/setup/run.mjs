// `node tooling/setup/run.mjs <program> …`: install if needed, then run a program of the project with its own Node.
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', process.argv.slice(2))
