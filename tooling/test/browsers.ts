import { findProgram } from './find-program.ts'

/** The path of a Chromium with windows: BROWSER_PATH, which `npm test` sets, or the first one on PATH. Throws without one. */
export function browser(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const found = findProgram('BROWSER_PATH', names)
  if (!found) throw new Error('There is no Chromium on PATH; give its path in BROWSER_PATH.')
  return found
}

/**
 * The path of Chromium's build without windows, HEADLESS_SHELL_PATH or the one on PATH, else of the one with windows.
 * Its letters are painted a little differently, see docs/decisions/025-a-browser-without-windows.md.
 */
export function headlessShell(): string {
  return findProgram('HEADLESS_SHELL_PATH', ['chromium-headless-shell']) ?? browser()
}
