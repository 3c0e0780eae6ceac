import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program of the machine that tests or benchmarks use. */
export interface Program {
  variable: string
  names: readonly string[]
  /** Where it may be besides PATH. */
  places: readonly string[]
  debianPackage: string
}

function defineProgram(variable: string, debianPackage: string, names: string[], places: string[] = []): Program {
  return { variable, debianPackage, names, places }
}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const onMacOs = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
export const chromium = defineProgram('BROWSER_PATH', 'chromium', chromiumNames, onMacOs)

/** Chromium without windows, which needs less of the processor. */
export const headlessShell = defineProgram('HEADLESS_SHELL_PATH', 'chromium-headless-shell', [
  'chromium-headless-shell',
])

// On Debian it is not on the PATH of a user.
export const nginx = defineProgram('NGINX_PATH', 'nginx-light', ['nginx'], ['/usr/sbin/nginx', '/usr/local/sbin/nginx'])

export const firefox = defineProgram('FIREFOX_PATH', 'firefox-esr', ['firefox-esr', 'firefox'])

/** The driver of WebKitGTK; its package brings a browser. */
export const webKitDriver = defineProgram('WEBKIT_DRIVER_PATH', 'webkit2gtk-driver', ['WebKitWebDriver'])

/** The display that WebKitGTK needs. */
export const xvfb = defineProgram('XVFB_PATH', 'xvfb', ['Xvfb'])

/** The path of a program: the value of its variable, otherwise the first match on PATH, otherwise one of its places. */
export function findProgram({ variable, names, places }: Program): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env[variable], ...onPath, ...places].find((file) => file && existsSync(file))
}

/** The command that installs on Debian what is missing of some programs and the font of the browser tests; undefined if nothing is. */
export function installCommand(programs: readonly Program[]): string | undefined {
  const missing = programs.filter((program) => !findProgram(program)).map(({ debianPackage }) => debianPackage)
  if (!hasStandInFont()) missing.push('fonts-liberation')
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get'
  if (missing.length === 0) return undefined
  return `${apt} update && ${apt} install --yes --no-install-recommends ${missing.join(' ')}`
}

/** Whether there is a font for `src/style/fallback-fonts.gen.css`; without one, pages shift in the tests when their fonts arrive. */
function hasStandInFont(): boolean {
  const { status, stdout } = spawnSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' })
  // Without this program, as on macOS and Windows, Arial comes with the system.
  return status !== 0 || /^(Arial|Liberation Sans)(,|$)/.test(stdout)
}
