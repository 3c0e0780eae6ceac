// `npm run bench`: install if needed, find or install a browser, build and measure the site.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/bench/bench.ts', ...process.argv.slice(2)], { BROWSER_PATH: ensureBrowser() })
