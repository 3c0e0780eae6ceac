import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { asNewVisitor } from './browser.ts'

const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** The four categories of Lighthouse. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One Lighthouse run on an emulated phone. */
export interface Run {
  /** 0 to 100 by category. */
  scores: Record<string, number>
  /** Milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  /** To three digits. */
  cls: number
  /** The weighted audits below 100, as `audit: value`. */
  failures: string[]
}

/** Measures a URL as a first-time visitor. Throws when Lighthouse cannot. */
export async function runLighthouse(browser: Browser, url: string, flags: Flags): Promise<Run> {
  const result = await lighthouseResult(browser, url, flags)
  const timing = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(Object.values(result.categories).map(({ id, score }) => [id, (score ?? 0) * 100])),
    fcp: timing('first-contentful-paint'),
    lcp: timing('largest-contentful-paint'),
    tbt: timing('total-blocking-time'),
    cls: Number(timing('cumulative-layout-shift').toFixed(3)),
    failures: Object.values(result.categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = result.audits[id]
        const failed = audit && weight > 0 && audit.score !== null && audit.score < 1
        return failed ? [`${id}: ${audit.displayValue ?? ''}`] : []
      }),
    ),
  }
}

/** Runs only the timings, with real throttling: the mode whose ratios mean something against a local server. */
export function runTimings(browser: Browser, url: string, flags: Flags = {}): Promise<Run> {
  return runLighthouse(browser, url, { onlyAudits: timings, throttlingMethod: 'devtools', ...flags })
}

/** A busy machine may cut a trace short, so a run without its timings is repeated. */
async function lighthouseResult(browser: Browser, url: string, flags: Flags): Promise<Result> {
  let problem = ''
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await asNewVisitor(
      browser,
      ({ page }) =>
        lighthouse(
          url,
          { output: 'json', logLevel: 'error', disableFullPageScreenshot: true, ...flags },
          undefined,
          page,
        ),
      { savesData: false },
    )
    const expected = flags.onlyCategories?.includes('performance') || flags.onlyAudits ? timings : []
    const missing = expected.filter((audit) => result?.lhr.audits[audit]?.numericValue === undefined)
    if (result && !result.lhr.runtimeError && missing.length === 0) return result.lhr
    problem = result?.lhr.runtimeError?.message ?? `no ${missing.join(', ')}`
  }
  throw new Error(`${url}: ${problem}`)
}
