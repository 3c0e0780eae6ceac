import { findProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const

/**
 * The path of a Chromium with windows: BROWSER_PATH, which `npm test` sets, or the first one on PATH. Where there is none, a
 * name: `npm run check` reads the settings of the browser tests on machines without a browser, too.
 */
export function browser(): string {
  return findProgram('BROWSER_PATH', names) ?? names[0]
}

/** Throws on a machine without a Chromium, before a test fails for want of it. */
export function requireBrowser(): void {
  if (!findProgram('BROWSER_PATH', names))
    throw new Error('There is no Chromium on PATH; give its path in BROWSER_PATH.')
}

/**
 * The path of Chromium's build without windows, HEADLESS_SHELL_PATH or the one on PATH, else of the one with windows.
 * Its letters are painted a little differently, see docs/decisions/025-a-browser-without-windows.md.
 */
export function headlessShell(): string {
  return findProgram('HEADLESS_SHELL_PATH', ['chromium-headless-shell']) ?? browser()
}
