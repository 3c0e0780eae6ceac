import { ensureProgram } from './program.mjs'

/** The path of a Chromium of this machine. Ends the process where there is none, because most tests need it. */
export function ensureBrowser() {
  const browser = ensureProgram({
    variable: 'BROWSER_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debianPackage: 'chromium',
  })
  if (browser) return browser
  console.error(
    'The tests need a Chromium or Chrome on PATH (or its path in BROWSER_PATH). Debian: apt-get install chromium',
  )
  return process.exit(1)
}
