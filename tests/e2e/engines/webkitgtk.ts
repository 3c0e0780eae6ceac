import { createServer } from 'node:net'
import * as v from 'valibot'
import { vi } from 'vitest'
import { startChild } from './child.ts'
import { openDesktop } from './desktop.ts'
import { deadEnd, type Engine, height } from './engine.ts'
import type { WebKitGtk } from './programs.ts'
import { type Session, startSession } from './webdriver.ts'

/** Arguments of MiniBrowser that block requests to other hosts. */
export const noOtherHosts = [`--proxy=http://${deadEnd.host}:${deadEnd.port}`, '--ignore-host=localhost']

/** Rendering on the CPU is faster than on an emulated GPU. */
const cpuRendering = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

/** Starts WebKitGTK with WebDriver on its own display. */
export async function startWebKitGtk({ driver, browser, display }: WebKitGtk): Promise<Engine> {
  // Everything started is closed in reverse order, also if a later step fails or a crashed browser has no session.
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer().catch(() => undefined)
  }
  try {
    const desktop = await openDesktop(display)
    closers.push(() => desktop.close())
    const port = await freePort()
    const env = { ...desktop.env, ...cpuRendering }
    closers.push(startChild(driver, [`--port=${port}`], { env, stdio: 'ignore' }).stop)
    const session = await startSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', ...noOtherHosts] },
    })
    closers.push(() => session.end())
    return engineOf(session, close)
  } catch (error) {
    await close()
    throw error
  }
}

function engineOf(session: Session, close: () => Promise<void>): Engine {
  const evaluate: Engine['evaluate'] = (script, argument = '') =>
    session.post('execute/sync', { script: `return (${String(script)})(...arguments)`, args: [argument] })
  return {
    async open(url) {
      await session.post('url', { url })
      await evaluate(listen)
    },
    async reload() {
      await session.post('refresh')
      await evaluate(listen)
    },
    async back() {
      await session.post('back')
    },
    evaluate,
    async click(selector) {
      // The driver does not scroll to an element that is partly in view, and then fails to click it.
      await evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), selector)
      // On a busy machine the page may still be scrolling when the driver locates the element.
      await vi.waitFor(() => session.postTo(selector, 'click'), 60_000)
    },
    type: (selector, text) => session.postTo(selector, 'value', { text }),
    select: (selector, value) => session.postTo(`${selector} option[value=${value}]`, 'click'),
    async resize(width) {
      await session.post('window/rect', { width, height })
    },
    problems: async () => v.parse(v.array(v.string()), await evaluate(takeProblems)),
    close,
  }
}

declare global {
  interface Window {
    /** The problems that a page has recorded, for a browser that does not report them itself. */
    problems?: string[]
  }
}

/**
 * Runs in the page. WebDriver cannot read the console, and in a WebDriver session this browser does not write it anywhere,
 * so the page records problems itself from here on. Messages during loading are covered by console.ts.
 */
function listen(): void {
  const problems = (window.problems ??= [])
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      problems.push(`${level}: ${parts.map(String).join(' ')}`)
      write(...parts)
    }
  }
  window.addEventListener('error', ({ message }) => problems.push(`page error: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`page error: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    problems.push(`CSP violation: ${violatedDirective} by ${blockedURI}`)
  })
}

/** Runs in the page. */
function takeProblems(): string[] {
  return window.problems?.splice(0) ?? ['Problems were not recorded on this page']
}

/** The driver cannot choose a free port and report it. */
function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
