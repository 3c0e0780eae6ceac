import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { asNewVisitor } from './browser.ts'

/** Below this, Lighthouse itself warns that a machine is slower than its figures assume. */
const slowMachine = 1000

/** The audits whose values the bench reads. */
export const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run of Lighthouse for phones. */
export interface Run {
  /** 0 to 100 for each category asked for. */
  scores: Record<string, number>
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blocking: number
  /** Cumulative layout shift, to three digits. */
  shift: number
  /** Lighthouse's measure of the machine at that moment; a desktop computer has 1500 to 3000. */
  speed: number
  /** The weighty audits below 100, as `audit: what it found`. */
  failures: Record<string, string[]>
}

/** A trace that a busy machine cut short, without its start or a paint, is taken again. */
const attempts = 3

/** Measures a page as a new visitor. Throws when Lighthouse could not. */
export async function runLighthouse(browser: Browser, url: string, flags: Flags): Promise<Run> {
  const report = await reportOn(browser, url, flags)
  const figure = (audit: (typeof figures)[number]) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(Object.values(report.categories).map(({ id, score }) => [id, (score ?? 0) * 100])),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: Number(figure('cumulative-layout-shift').toFixed(3)),
    speed: report.environment.benchmarkIndex,
    failures: Object.fromEntries(categories.map((category) => [category, failuresOf(report, category)])),
  }
}

async function reportOn(browser: Browser, url: string, flags: Flags): Promise<Result> {
  let problem = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await asNewVisitor(browser, ({ page }) =>
      lighthouse(url, { output: 'json', logLevel: 'error', ...flags }, undefined, page),
    )
    const missing = figures.filter((audit) => result?.lhr.audits[audit]?.numericValue === undefined)
    if (result && !result.lhr.runtimeError && missing.length === 0) return result.lhr
    problem = result?.lhr.runtimeError?.message ?? `no ${missing.join(', ')}`
  }
  throw new Error(`${url}: ${problem}`)
}

/** Why figures of these runs may say more about the machine than about the site; undefined when they do not. */
export function slowness(runs: readonly Run[]): string | undefined {
  const slowest = Math.min(...runs.map(({ speed }) => speed))
  return slowest < slowMachine ? `the machine's benchmarkIndex fell to ${slowest}` : undefined
}

function failuresOf(report: Result, category: string): string[] {
  return (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return []
    const items: readonly unknown[] = audit.details && 'items' in audit.details ? audit.details.items : []
    const places = items.slice(0, 3).map((item) => JSON.stringify(item, placesOnly))
    return [`${id}: ${[audit.displayValue, ...places].filter(Boolean).join(' ')}`]
  })
}

/** Leaves of an audit's items what names the place of a fault: the element, its selector, the file and the reason. */
function placesOnly(key: string, value: unknown): unknown {
  return /^(|\d+|node|snippet|selector|url|source|description|explanation|sourceLocation|line|column)$/.test(key)
    ? value
    : undefined
}
