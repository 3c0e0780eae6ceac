import { findProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const

/**
 * The path of a full Chromium: BROWSER_PATH, which `npm test` sets, or the first one on PATH. Without one, returns a
 * bare name, because `npm run check` also loads the browser test configuration on machines without a browser.
 */
export function browser(): string {
  return findProgram('BROWSER_PATH', names) ?? names[0]
}

/** Throws on a machine without Chromium, before any test fails because of it. */
export function requireBrowser(): void {
  if (!findProgram('BROWSER_PATH', names))
    throw new Error('Chromium was not found on PATH; set BROWSER_PATH to its path.')
}

/**
 * The path of the Chromium headless shell: HEADLESS_SHELL_PATH or the one on PATH, otherwise the full Chromium.
 * It renders glyphs slightly differently, see docs/decisions/015-run-browser-tests-in-three-engines.md.
 */
export function headlessShell(): string {
  return findProgram('HEADLESS_SHELL_PATH', ['chromium-headless-shell']) ?? browser()
}
