import * as programs from '../../scripts/programs.ts'

/**
 * The path of a full Chromium. Without one, returns a bare name, because `npm run check` also loads the browser test
 * configuration on machines without a browser.
 */
export function browser(): string {
  return programs.findProgram(programs.chromium) ?? 'chromium'
}

/** Throws on a machine without Chromium, before any test fails because of it. */
export function requireBrowser(): void {
  if (!programs.findProgram(programs.chromium))
    throw new Error('Chromium was not found on PATH; set BROWSER_PATH to its path.')
}

/**
 * The path of the Chromium headless shell, otherwise of the full Chromium. It renders glyphs slightly differently, see
 * docs/decisions/015-run-browser-tests-in-three-engines.md.
 */
export function headlessShell(): string {
  return programs.findProgram(programs.headlessShell) ?? browser()
}
