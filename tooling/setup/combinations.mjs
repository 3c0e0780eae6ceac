// `npm run combinations`: install if needed, find or install a browser, build the site, let axe look at every page in each
// of the twelve combinations of language, theme and width, React take over every page in each of the twelve of document,
// theme and stored language, and Firefox and WebKitGTK show every page in each language; `npm test` takes fewer.
import { browsersEnv } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'

ensureInstalled()
const browsers = browsersEnv()
run('npm', ['run', '--silent', 'build', '--', '--mode', 'embedded'])
const env = { ...browsers, COMBINATIONS: 'all' }
run('playwright', ['test', 'every-page', 'access', 'hydration', ...process.argv.slice(2)], env)
run('npm', ['run', '--silent', 'test:engines'], env)
