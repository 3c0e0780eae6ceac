// `npm test`: install if needed, find or install a browser, run everything.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/test/run-all.ts'], { BROWSER_PATH: ensureBrowser() })
