// `npm run access`: install if needed, find or install a browser, build the site, and let axe look at every page in each of
// the twelve combinations of language, theme and width; `npm test` looks at six of them.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
const BROWSER_PATH = ensureBrowser()
run('npm', ['run', '--silent', 'build', '--', '--mode', 'embedded'])
run('playwright', ['test', 'every-page', 'access', ...process.argv.slice(2)], { BROWSER_PATH, ACCESS: 'all' })
