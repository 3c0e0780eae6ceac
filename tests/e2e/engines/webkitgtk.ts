import { createServer } from 'node:net'
import * as v from 'valibot'
import { vi } from 'vitest'
import { startChild } from './child.ts'
import { openDesktop } from './desktop.ts'
import { deadEnd, type Engine, height } from './engine.ts'
import type { WebKitGtk } from './programs.ts'
import { type Session, startSession } from './webdriver.ts'

/** What keeps a page from asking other hosts, as arguments of WebKit's small browser. */
export const noOtherHosts = [`--proxy=http://${deadEnd.host}:${deadEnd.port}`, '--ignore-host=localhost']

/** Faster than painting by an imitation of a graphics card, which is still there for view transitions. */
const paintByProcessor = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' }

/** Starts WebKitGTK on a display of its own, spoken to by WebDriver. */
export async function startWebKitGtk({ driver, browser, display }: WebKitGtk): Promise<Engine> {
  // What has been started ends in the reverse order, also when a later step fails or a browser that crashed has no session.
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer().catch(() => undefined)
  }
  try {
    const desktop = await openDesktop(display)
    closers.push(() => desktop.close())
    const port = await freePort()
    const env = { ...desktop.env, ...paintByProcessor }
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
  const ask: Engine['ask'] = (question, given = '') =>
    session.post('execute/sync', { script: `return (${String(question)})(...arguments)`, args: [given] })
  return {
    async open(url) {
      await session.post('url', { url })
      await ask(listen)
    },
    async reload() {
      await session.post('refresh')
      await ask(listen)
    },
    async back() {
      await session.post('back')
    },
    ask,
    async click(selector) {
      // The driver scrolls no element into view of which a part of the line is there already, and then cannot click it.
      await ask((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), selector)
      // On a busy machine the scrolling may still be on its way when the driver looks for the element.
      await vi.waitFor(() => session.postTo(selector, 'click'), 60_000)
    },
    type: (selector, text) => session.postTo(selector, 'value', { text }),
    choose: (selector, value) => session.postTo(`${selector} option[value=${value}]`, 'click'),
    async resize(width) {
      await session.post('window/rect', { width, height })
    },
    complaints: async () => v.parse(v.array(v.string()), await ask(takeComplaints)),
    close,
  }
}

declare global {
  interface Window {
    /** What a page has reported to the tests, in a browser that does not tell them itself. */
    complaints?: string[]
  }
}

/**
 * Runs in the page. WebDriver has no way to read a console, and in a session of WebDriver this browser writes it
 * nowhere, so the page itself is listened to from here on; what it says while it loads is a matter of console.ts.
 */
function listen(): void {
  const complaints = (window.complaints ??= [])
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      complaints.push(`${level}: ${parts.map(String).join(' ')}`)
      write(...parts)
    }
  }
  window.addEventListener('error', ({ message }) => complaints.push(`error of the page: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error of the page: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complaints.push(`breach of the policy: ${violatedDirective} by ${blockedURI}`)
  })
}

/** Runs in the page. */
function takeComplaints(): string[] {
  return window.complaints?.splice(0) ?? ['The page has been left']
}

/** The driver cannot choose a port itself and tell it. */
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
