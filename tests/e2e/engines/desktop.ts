import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { startChild } from './child.ts'

/** A display that nobody sees and a home that nobody lives in, for programs that want both. */
export interface Desktop {
  /** The environment of such a program. */
  env: NodeJS.ProcessEnv
  close(): Promise<void>
}

/** WebKit's small browser is never narrower than its toolbar, 447 px. Without what fills it up that is nothing. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-source: none; }'

/** Pages then see somebody who prefers reduced motion: nothing moves, so nothing is waited for. */
const withoutMovement = '[Settings]\ngtk-enable-animations=0\n'

/** Opens a desktop on the first free display, with Xvfb. */
export async function openDesktop(xvfb: string): Promise<Desktop> {
  const display = startChild(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    env: process.env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const home = mkdtempSync(join(tmpdir(), 'novamesa-desktop-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar)
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), withoutMovement)
  const close = async () => {
    await display.stop()
    // The helpers of a browser end a moment after it and may still write.
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }
  const [, , , numbers] = display.child.stdio
  const ended = once(display.child, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a display')))
  try {
    if (!(numbers instanceof Readable)) throw new Error('Xvfb has no pipe for its number')
    const [number] = await Promise.race([once(numbers, 'data'), ended])
    const env = {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      DISPLAY: `:${String(number).trim()}`,
    }
    return { env, close }
  } catch (error) {
    await close()
    throw error
  } finally {
    ended.catch(() => undefined)
  }
}
