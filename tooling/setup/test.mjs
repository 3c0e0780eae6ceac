// `npm test`: install if needed, find or install browsers and nginx, run everything.
import { browsersEnv } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'
import { nginxEnv } from './nginx.mjs'

ensureInstalled()
run('node', ['tooling/test/run-all.ts'], { ...browsersEnv(), ...nginxEnv() })
