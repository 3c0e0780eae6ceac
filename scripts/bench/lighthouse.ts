import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { asNewVisitor, type Subject } from './browser.ts'

const all = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The four Lighthouse scores of each page on a phone. */
export function scores(browser: Browser, paths: readonly string[]): Subject[] {
  return paths.map((row) => ({
    row,
    atLeast: all,
    async measure(server) {
      const { categories } = await audit(browser, server + row, { onlyCategories: Object.keys(all) })
      return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]))
    },
  }))
}

const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/**
 * First and largest paint, blocking time and layout shift on Lighthouse's slow phone, whose processor and connection the
 * browser slows down. The ratio to the paint without scripts says what these cost and hardly depends on the machine.
 */
export function paints(browser: Browser): Subject[] {
  return ['/', '/contact'].map((row) => ({
    row,
    atMost: { 'LCP / LCP without scripts': 1.05, 'TBT (ms)': 40, CLS: 0.05 },
    async measure(server) {
      const load = async (blockedUrlPatterns: string[]) => {
        const flags: Flags = { onlyAudits: audits, throttlingMethod: 'devtools', blockedUrlPatterns }
        // No other page is preloaded while the browser is idle.
        const result = await audit(browser, server + row, flags, true)
        return audits.map((id) => result.audits[id]?.numericValue ?? Number.NaN)
      }
      const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = await load([])
      const [, without = 0] = await load(['*/assets/*.js'])
      return {
        'FCP (ms)': fcp,
        'LCP (ms)': lcp,
        'LCP / LCP without scripts': lcp / without,
        'TBT (ms)': tbt,
        CLS: Number(cls.toFixed(3)),
      }
    },
  }))
}

/** Audits a URL as a first-time visitor. A busy machine may cut a trace short, so a run without its paints is repeated. */
async function audit(browser: Browser, url: string, flags: Flags, savesData = false, attempt = 1): Promise<Result> {
  const options: Flags = { output: 'json', logLevel: 'error', disableFullPageScreenshot: true, ...flags }
  const run = await asNewVisitor(browser, savesData, ({ page }) => lighthouse(url, options, undefined, page))
  const { runtimeError, audits: found } = run?.lhr ?? {}
  if (run && !runtimeError && found?.['total-blocking-time']?.numericValue !== undefined) return run.lhr
  if (attempt === 3) throw new Error(`${url}: ${runtimeError?.message ?? 'no total-blocking-time'}`)
  return audit(browser, url, flags, savesData, attempt + 1)
}
