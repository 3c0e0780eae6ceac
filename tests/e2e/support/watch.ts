import type { BrowserContext } from '@playwright/test'
import { photoHost } from './photos.ts'

/** Records problems on the pages of a test. */
export interface Watch {
  /** Starts watching all pages of a context. */
  follow(context: BrowserContext): Promise<void>
  /** Announces console messages that this test provokes; each has to occur at least once. */
  announce(...messages: RegExp[]): void
  /** Allows console messages that may or may not occur, because of a race. */
  allow(...messages: RegExp[]): void
  /** Announces requests to another host, e.g. a followed link. */
  announceHost(origin: string): void
  unannounced(): string[]
  missing(): string[]
}

/** Watches for console errors and warnings, script errors, CSP violations and requests to other hosts. */
export function watch(site: string): Watch {
  const seen: string[] = []
  const announced: RegExp[] = []
  const allowed: RegExp[] = []
  const hosts = new Set([new URL(site).origin, photoHost])

  return {
    async follow(context) {
      context.on('console', (message) => {
        const type = message.type()
        if (type === 'error' || type === 'warning') seen.push(`${type}: ${message.text()}`)
      })
      context.on('weberror', (problem) => seen.push(`script error: ${problem.error().message}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (/^https?:$/.test(protocol) && !hosts.has(origin)) seen.push(`request to another host: ${request.url()}`)
      })
      await context.exposeFunction('reportViolation', (violation: string) => seen.push(violation))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
          window.reportViolation(`CSP violation: ${violatedDirective} by ${blockedURI} in ${sourceFile}`)
        })
      })
    },
    announce: (...messages) => void announced.push(...messages),
    allow: (...messages) => void allowed.push(...messages),
    announceHost: (origin) => void hosts.add(origin),
    unannounced: () => seen.filter((message) => ![...announced, ...allowed].some((expected) => expected.test(message))),
    missing: () => announced.filter((expected) => !seen.some((message) => expected.test(message))).map(String),
  }
}

declare global {
  interface Window {
    reportViolation(violation: string): void
  }
}
