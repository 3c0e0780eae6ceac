import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import * as programs from '../../../scripts/programs.ts'

/** What WebKitGTK needs: its driver, its MiniBrowser and a display. */
export interface WebKitGtk {
  driver: string
  browser: string
  display: string
}

/** The path of Firefox, if it is installed. */
export const firefox = programs.findProgram(programs.firefox)

/** The paths of WebKitGTK, if all parts are installed. */
export const webKitGtk = findWebKitGtk()

function findWebKitGtk(): WebKitGtk | undefined {
  const driver = programs.findProgram(programs.webKitDriver)
  const display = programs.findProgram(programs.xvfb)
  // MiniBrowser is not in PATH. Each distribution has its own folder for it, below the prefix of the driver.
  const [browser] = driver ? globSync(`${dirname(dirname(driver))}/lib*/{,*/}webkit*gtk-*/MiniBrowser`) : []
  return driver && display && browser ? { driver, browser, display } : undefined
}

/** Vitest calls it once before all tests. It explains why tests are skipped. */
export function setup(): void {
  if (!firefox) console.log('Firefox is not installed, so its tests are skipped. Debian: apt-get install firefox-esr')
  if (!webKitGtk)
    console.log(
      'WebKitGTK, its driver or Xvfb is not installed, so its tests are skipped. Debian: apt-get install webkit2gtk-driver xvfb',
    )
}
