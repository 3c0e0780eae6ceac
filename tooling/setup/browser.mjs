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

/**
 * The browsers of the tests as an environment: one with windows and, for less of the processor's time, Chromium's build
 * without. Where that one is not to be had, or somebody has named a browser in BROWSER_PATH, one does for both.
 */
export function browsersEnv() {
  const chosen = process.env.BROWSER_PATH
  const BROWSER_PATH = ensureBrowser()
  const shell = { variable: 'HEADLESS_SHELL_PATH', names: ['chromium-headless-shell'] }
  const HEADLESS_SHELL_PATH =
    chosen && !process.env.HEADLESS_SHELL_PATH
      ? BROWSER_PATH
      : (ensureProgram({ ...shell, debianPackage: 'chromium-headless-shell' }) ?? BROWSER_PATH)
  return { BROWSER_PATH, HEADLESS_SHELL_PATH }
}
