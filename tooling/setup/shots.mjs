// `npm run shots`: install if needed, find or install a browser, build the site unless `--as-built`, take its pictures.
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, run } from './install.mjs'

const args = process.argv.slice(2)
ensureInstalled()
const BROWSER_PATH = ensureBrowser()
if (!args.includes('--as-built')) run('npm', ['run', '--silent', 'build', '--', '--mode', 'embedded'])
run('node', ['tooling/shots/shots.ts', ...args], { BROWSER_PATH })
