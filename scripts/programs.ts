import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwrights } from '@playwright/test'

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
const chromiumPlaces = [...onMacOs, playwrights.executablePath()]
export const chromium = defineProgram('BROWSER_PATH', 'chromium', chromiumNames, chromiumPlaces)

/** Chromium without windows, which needs less of the processor. */
export const headlessShell = defineProgram('HEADLESS_SHELL_PATH', 'chromium-headless-shell', [
  'chromium-headless-shell',
])

// On Debian they are not on the PATH of a user.
export const apache = defineProgram('APACHE_PATH', 'apache2-bin', ['apache2'], ['/usr/sbin/apache2'])
export const nginx = defineProgram('NGINX_PATH', 'nginx-light', ['nginx'], ['/usr/sbin/nginx', '/usr/local/sbin/nginx'])

export const firefox = defineProgram('FIREFOX_PATH', 'firefox-esr', ['firefox-esr', 'firefox'])

/** The driver of WebKitGTK; its package brings a browser. */
export const webKitDriver = defineProgram('WEBKIT_DRIVER_PATH', 'webkit2gtk-driver', ['WebKitWebDriver'])

/** The display that WebKitGTK needs. */
export const xvfb = defineProgram('XVFB_PATH', 'xvfb', ['Xvfb'])

/** The path of a program: the value of its variable, otherwise the first match on PATH, otherwise one of its places. */
export function findProgram({ variable, names, places }: Program): string | undefined {
  return [process.env[variable], ...onPath(names), ...places].find((file) => file && existsSync(file))
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/**
 * Installs a browser if there is none; on CI as root also what makes tests faster, and the hosts. Nobody waits for the 200
 * packages of Firefox and WebKitGTK. Returns whether there is a browser that starts.
 */
export function providePrograms(): boolean {
  const isRoot = process.getuid?.() === 0
  const wanted = isRoot && process.env['CI'] !== undefined ? [chromium, headlessShell, nginx, apache] : [chromium]
  const missing = wanted.filter((program) => !findProgram(program)).map(({ debianPackage }) => debianPackage)
  if (!hasStandInFont()) missing.push('fonts-liberation')
  if (missing.length > 0 && isRoot && onPath(['apt-get']).some((file) => existsSync(file)))
    install(`apt-get update && apt-get install --yes --no-install-recommends ${missing.join(' ')}`)
  if (!findProgram(chromium)) install('playwright install chromium')
  const browser = findProgram(chromium)
  // Where a library is missing, it is there but does not start.
  return browser !== undefined && spawnSync(browser, ['--version']).status === 0
}

function install(command: string): void {
  console.log(`Installing programs: ${command}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive', ...process.env }
  spawnSync(command, { shell: true, stdio: ['inherit', 'ignore', 'inherit'], env })
}

/** Whether there is a font for `src/style/fallback-fonts.gen.css`; without one, pages shift in the tests when their fonts arrive. */
function hasStandInFont(): boolean {
  const { status, stdout } = spawnSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' })
  // Without this program, as on macOS, Arial comes with the system.
  return status !== 0 || /^(Arial|Liberation Sans)(,|$)/.test(stdout)
}
