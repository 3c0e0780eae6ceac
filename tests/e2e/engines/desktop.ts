import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { startChild } from './child.ts'

/** A virtual display and a temporary home folder for a browser. */
export interface Desktop {
  /** The environment variables for the browser. */
  env: NodeJS.ProcessEnv
  close(): Promise<void>
}

/** MiniBrowser is never narrower than its toolbar, which is 447 px wide. Without padding and icons the toolbar shrinks to nothing. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-source: none; }'

/** Makes pages see `prefers-reduced-motion`, so that tests need not wait for animations. */
const withoutMovement = '[Settings]\ngtk-enable-animations=0\n'

/** Starts Xvfb on the first free display. */
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
    // Helper processes of a browser may still write for a moment after it has ended.
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }
  const [, , , numbers] = display.child.stdio
  const ended = once(display.child, 'exit').then(() =>
    Promise.reject(new Error('Xvfb exited before it opened a display')),
  )
  try {
    if (!(numbers instanceof Readable)) throw new Error('Xvfb has no pipe for its display number')
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
