// `npm test`: install if needed, find or install a browser and nginx, run everything.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'
import { nginxEnv } from './nginx.mjs'

ensureInstalled()
run('node', ['tooling/test/run-all.ts'], { BROWSER_PATH: ensureBrowser(), ...nginxEnv() })
