import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { WebKitGtk } from './programs.ts'

/** Opens an address in a browser. Returns what ends the browser and everything started for it. */
export type OpenBrowser = (address: string) => Promise<() => Promise<void>>

/** A proxy for every host except localhost. Nothing listens there, so photos fail and no request leaves the machine. */
const deadEnd = { host: '127.0.0.1', port: 9 }

export function firefoxAt(program: string): OpenBrowser {
  return async (address) => {
    const profile = mkdtempSync(join(tmpdir(), 'novamesa-firefox-'))
    const preferences = {
      'network.proxy.type': 1,
      'network.proxy.http': deadEnd.host,
      'network.proxy.http_port': deadEnd.port,
      'network.proxy.ssl': deadEnd.host,
      'network.proxy.ssl_port': deadEnd.port,
      // Without pages of its own.
      'browser.aboutwelcome.enabled': false,
      'browser.startup.homepage_override.mstone': 'ignore',
      'datareporting.policy.dataSubmissionEnabled': false,
    }
    const lines = Object.entries(preferences).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`)
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const browser = startChild(program, ['--headless', '--no-remote', '--profile', profile, address])
    return async () => {
      await browser.stop()
      remove(profile)
    }
  }
}

export function webKitGtkOf({ browser: program, display: xvfb }: WebKitGtk): OpenBrowser {
  return async (address) => {
    const home = mkdtempSync(join(tmpdir(), 'novamesa-webkitgtk-'))
    const display = startChild(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const env = {
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      DISPLAY: `:${await outputOf(display.child.stdio[3])}`,
      // Rendering without an emulated GPU takes a third of the time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    }
    const noOtherHosts = [`--proxy=http://${deadEnd.host}:${deadEnd.port}`, '--ignore-host=localhost']
    const browser = startChild(program, [...noOtherHosts, address], { env })
    return async () => {
      await browser.stop()
      await display.stop()
      remove(home)
    }
  }
}

/** Starts a child process that is killed when this process exits. `stop` ends it and waits for its exit. */
function startChild(program: string, args: string[], options: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {}) {
  const env = { ...process.env, ...options.env }
  const child: ChildProcess = spawn(program, args, { env, stdio: options.stdio ?? 'ignore' })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').finally(() => process.off('exit', kill))
  // A browser that fails to start opens no page, which the test notices.
  ended.catch(() => undefined)
  const stop = async () => {
    child.kill()
    await ended.catch(() => undefined)
  }
  return { child, stop }
}

/** Everything that a child process writes to a pipe until it closes it; an error if it exits before. */
async function outputOf(pipe: unknown): Promise<string> {
  if (!(pipe instanceof Readable)) throw new Error('The child process has no such pipe')
  // Xvfb writes the number and the end of its line apart, and exits if nobody reads the second.
  const output = (await text(pipe)).trim()
  if (!output) throw new Error('The child process wrote nothing')
  return output
}

/** Helper processes of a browser may still write for a moment after it has ended. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
