import type { Browser } from 'puppeteer-core'
import { categories, runLighthouse, runTimings, type Run } from './lighthouse.ts'
import { median, type Measure } from './measure.ts'
import { nameOf, urlOf, type Target } from './pages.ts'

/** The four scores of each page. A performance score below 100 is the median of three runs. */
export async function measureScores(browser: Browser, server: string, targets: readonly Target[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const target of targets) {
    const url = urlOf(server, target)
    const first = await runLighthouse(browser, url, { onlyCategories: [...categories] })
    const performance = [first]
    while (first.scores['performance'] !== 100 && performance.length < 3)
      performance.push(await runLighthouse(browser, url, { onlyCategories: ['performance'] }))
    measures.push(
      ...categories.map((category): Measure => ({
        table: 'Lighthouse scores, phone',
        row: nameOf(target),
        figure: category,
        value: median((category === 'performance' ? performance : [first]).map(({ scores }) => scores[category] ?? 0)),
        budget: { atLeast: 100 },
        details: first.failures,
      })),
    )
  }
  return measures
}

/**
 * First and largest paint and blocking time of each page, in interleaved pairs with and without its scripts; the ratio
 * of the two says what scripts cost and hardly depends on the machine.
 */
export async function measurePaints(
  browser: Browser,
  server: string,
  targets: readonly Target[],
  pairs: number,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const target of targets) {
    const withScripts: Run[] = []
    const withoutScripts: Run[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      withScripts.push(await runTimings(browser, urlOf(server, target)))
      withoutScripts.push(await runTimings(browser, urlOf(server, target), { blockedUrlPatterns: ['*/assets/*.js'] }))
    }
    const ratios = withScripts.map(({ lcp }, pair) => lcp / (withoutScripts[pair]?.lcp ?? Number.NaN))
    const of = (figure: string, value: number, budget?: Measure['budget']): Measure => ({
      table: `Paints, phone, applied throttling, ${pairs} pairs`,
      row: nameOf(target),
      figure,
      value,
      ...(budget && { budget }),
    })
    measures.push(
      of('FCP (ms)', median(withScripts.map(({ fcp }) => fcp))),
      of('LCP (ms)', median(withScripts.map(({ lcp }) => lcp))),
      of('LCP / LCP without scripts', median(ratios), { atMost: 1.05 }),
      of('TBT (ms)', median(withScripts.map(({ tbt }) => tbt)), { atMost: 40 }),
      of('CLS', Math.max(...withScripts.map(({ cls }) => cls)), { atMost: 0 }),
    )
  }
  return measures
}
