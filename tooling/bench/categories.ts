import type { Browser } from 'puppeteer-core'
import { categories, runLighthouse, slowness, type Run } from './lighthouse.ts'
import type { Measure } from './measure.ts'
import { median } from './median.ts'
import { addressOf, nameOf, type Target } from './routes.ts'

const table = 'Lighthouse, phone, simulated throttling'

/**
 * Simulated paints follow from what is fetched in which order; of a simulated score only the blocking depends on the
 * machine. Below this many milliseconds it is not the reason for a miss.
 */
const blockingOfTheSite = 40

/**
 * The four scores of each page. A performance score of 100 stands; a lower one, which may come from the machine, is the
 * median of up to `most` runs.
 */
export async function measureCategories(
  browser: Browser,
  site: string,
  pages: readonly Target[],
  most: number,
  busy: string | undefined,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const target of pages) {
    const url = addressOf(site, target)
    const first = await runLighthouse(browser, url, { onlyCategories: [...categories] })
    const runs = [first]
    while (!isDecided(runs.map(performance), most))
      runs.push(await runLighthouse(browser, url, { onlyCategories: ['performance'] }))
    measures.push(...measuresOf(nameOf(target), first, runs, busy))
    console.log(`  ${nameOf(target)}: ${categories.map((category) => first.scores[category]).join(' / ')}`)
  }
  return measures
}

const performance = ({ scores }: Run) => scores['performance'] ?? 0

/** Two equal scores are the median of three, whatever the third is. */
function isDecided(scores: readonly number[], most: number): boolean {
  const [first, second] = scores
  return first === 100 || first === second || scores.length >= most
}

function measuresOf(page: string, first: Run, runs: readonly Run[], busy: string | undefined): Measure[] {
  const of = (read: (run: Run) => number) => median(runs.map(read))
  const blocking = of((run) => run.blocking)
  return [
    ...categories.map((category): Measure => ({
      table,
      page,
      figure: category,
      value: category === 'performance' ? of(performance) : (first.scores[category] ?? 0),
      unit: 'points',
      bar: { atLeast: 100 },
      doubt: category === 'performance' && blocking > blockingOfTheSite ? (busy ?? slowness(runs)) : undefined,
      causes: first.failures[category] ?? [],
    })),
    { table, page, figure: 'CLS', value: Math.max(...runs.map(({ shift }) => shift)), unit: '', bar: { atMost: 0 } },
    { table, page, figure: 'FCP', value: of((run) => run.firstPaint), unit: 'ms' },
    { table, page, figure: 'LCP', value: of((run) => run.largestPaint), unit: 'ms' },
    { table, page, figure: 'TBT', value: blocking, unit: 'ms' },
    { table, page, figure: 'benchmarkIndex', value: of((run) => run.speed), unit: '' },
  ]
}
