import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { asNewVisitor } from './browser.ts'
import { median, type Measure } from './measure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

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
      })),
    )
  }
  return measures
}

/**
 * First and largest paint, blocking time and layout shift of each page, in interleaved pairs with and without its scripts;
 * the ratio of the two says what scripts cost and hardly depends on the machine.
 */
export async function measurePaints(
  browser: Browser,
  server: string,
  paths: readonly string[],
  pairs: number,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const path of paths) {
    const loads: Paints[] = []
    const ratios: number[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const load = await paintsOf(browser, server + path)
      loads.push(load)
      ratios.push(load.lcp / (await paintsOf(browser, server + path, ['*/assets/*.js'])).lcp)
    }
    const table = `Paints, phone, applied throttling, ${pairs} pairs`
    const add = (figure: string, value: number, budget?: Measure['budget']) =>
      measures.push({ table, row: path, figure, value, budget })
    add('FCP (ms)', median(loads.map(({ fcp }) => fcp)))
    add('LCP (ms)', median(loads.map(({ lcp }) => lcp)))
    add('LCP / LCP without scripts', median(ratios), { atMost: 1.05 })
    add('TBT (ms)', median(loads.map(({ tbt }) => tbt)), { atMost: 40 })
    add('CLS', Math.max(...loads.map(({ cls }) => cls)), { atMost: 0 })
  }
  return measures
}

/** Times in milliseconds since the navigation, the layout shift to three digits. */
interface Paints {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** Loads a page on Lighthouse's slow phone, whose processor and connection the browser slows down. */
export async function paintsOf(browser: Browser, url: string, blockedUrlPatterns: string[] = []): Promise<Paints> {
  const flags: Flags = { onlyAudits: paints, throttlingMethod: 'devtools', blockedUrlPatterns }
  // No other page is preloaded while the browser is idle.
  const { audits } = await audit(browser, url, flags, true)
  const [fcp = Number.NaN, lcp = Number.NaN, tbt = Number.NaN, cls = Number.NaN] = paints.map(
    (id) => audits[id]?.numericValue,
  )
  return { fcp, lcp, tbt, cls: Number(cls.toFixed(3)) }
}

/** 0 to 100. */
function scoreIn({ categories: scored }: Result, category: string): number {
  return (scored[category]?.score ?? 0) * 100
}

/** Audits a URL as a first-time visitor. A busy machine may cut a trace short, so a run without its paints is repeated. */
async function audit(browser: Browser, url: string, flags: Flags, savesData = false): Promise<Result> {
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
      { savesData },
    )
    const isComplete = result?.lhr.audits['total-blocking-time']?.numericValue !== undefined
    if (result && !result.lhr.runtimeError && isComplete) return result.lhr
    problem = result?.lhr.runtimeError?.message ?? 'no total-blocking-time'
  }
  throw new Error(`${url}: ${problem}`)
}
