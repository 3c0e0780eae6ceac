import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { findProgram } from '../../support/find-program.ts'

/** What WebKitGTK needs: its driver, the small browser that comes with it, and a display. */
export interface WebKitGtk {
  driver: string
  browser: string
  display: string
}

/** Firefox, if this machine has it. */
export const firefox = findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox'])

/** WebKitGTK, if this machine has all of it. */
export const webKitGtk = findWebKitGtk()

function findWebKitGtk(): WebKitGtk | undefined {
  const driver = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver'])
  const display = findProgram('XVFB_PATH', ['Xvfb'])
  // It is on no PATH: each distribution has a folder of its own for it, below the one where the driver is, too.
  const [browser] = driver ? globSync(`${dirname(dirname(driver))}/lib*/{,*/}webkit*gtk-*/MiniBrowser`) : []
  return driver && display && browser ? { driver, browser, display } : undefined
}

/** Vitest calls it once before all tests: whoever sees skipped tests shall know why. */
export function setup(): void {
  if (!firefox) console.log('Firefox is not installed, so its tests are skipped. Debian: apt-get install firefox-esr')
  if (!webKitGtk)
    console.log(
      'WebKitGTK, its driver or Xvfb is not installed, so its tests are skipped. Debian: apt-get install webkit2gtk-driver xvfb',
    )
}
