import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { asNewVisitor } from './browser.ts'
import { median, type Measure } from './measure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** The four Lighthouse scores of each page on a phone. A performance score below 100 is the median of three runs. */
export async function measureScores(browser: Browser, server: string, paths: readonly string[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of paths) {
    const url = server + path
    const first = await audit(browser, url, { onlyCategories: categories })
    const performance = [first]
    while (scoreIn(first, 'performance') !== 100 && performance.length < 3)
      performance.push(await audit(browser, url, { onlyCategories: ['performance'] }))
    measures.push(
      ...categories.map((category): Measure => ({
        table: 'Lighthouse scores, phone',
        row: path,
        figure: category,
        value: median((category === 'performance' ? performance : [first]).map((result) => scoreIn(result, category))),
        budget: { atLeast: 100 },
        details: failuresOf(first),
      })),
    )
  }
  return measures
}

/** 0 to 100. */
function scoreIn({ categories: scored }: Result, category: string): number {
  return (scored[category]?.score ?? 0) * 100
}

/** The weighted audits below 100, as `audit: value`. */
function failuresOf({ categories: scored, audits }: Result): string[] {
  return Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const found = audits[id]
      const failed = found && weight > 0 && found.score !== null && found.score < 1
      return failed ? [`${id}: ${found.displayValue ?? ''}`] : []
    }),
  )
}

/** Audits a URL as a first-time visitor. A busy machine may cut a trace short, so a run without its paints is repeated. */
async function audit(browser: Browser, url: string, flags: Flags): Promise<Result> {
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
    const isComplete = result?.lhr.audits['total-blocking-time']?.numericValue !== undefined
    if (result && !result.lhr.runtimeError && isComplete) return result.lhr
    problem = result?.lhr.runtimeError?.message ?? 'no total-blocking-time'
  }
  throw new Error(`${url}: ${problem}`)
}
