import type { Browser } from 'puppeteer-core'
import { figures, runLighthouse, slowness, type Run } from './lighthouse.ts'
import type { Measure } from './measure.ts'
import { median, spread } from './median.ts'
import { addressOf, nameOf, type Target } from './routes.ts'

const table = 'Paints, phone, applied throttling'

/** A page without its scripts paints at the same moment each time; where it does not, the machine was busy. */
const steady = 1.1

/**
 * Paints and blocking of each page in pairs, in turn with its scripts and with them blocked: what scripts cost. The
 * figures are medians of the pairs, the ratio is that of the medians.
 */
export async function measurePaints(
  browser: Browser,
  site: string,
  pages: readonly Target[],
  pairs: number,
  busy: string | undefined,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const target of pages) {
    const url = addressOf(site, target)
    const full: Run[] = []
    const bare: Run[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      full.push(await runLighthouse(browser, url, { onlyAudits: [...figures], throttlingMethod: 'devtools' }))
      bare.push(
        await runLighthouse(browser, url, {
          onlyAudits: [...figures],
          throttlingMethod: 'devtools',
          blockedUrlPatterns: ['*/assets/*.js'],
        }),
      )
    }
    const added = measuresOf(nameOf(target), full, bare, busy)
    measures.push(...added)
    console.log(`  ${nameOf(target)}: ${added.map(({ figure, value }) => `${figure} ${value.toFixed(2)}`).join(', ')}`)
  }
  return measures
}

function measuresOf(page: string, full: readonly Run[], bare: readonly Run[], busy: string | undefined): Measure[] {
  const largest = median(full.map((run) => run.largestPaint))
  const without = median(bare.map((run) => run.largestPaint))
  const doubt = busy ?? slowness([...full, ...bare]) ?? unsteadiness(bare)
  const measure = (figure: string, value: number, unit: Measure['unit'], atMost?: number): Measure => ({
    table,
    page,
    figure,
    value,
    unit,
    doubt,
    ...(atMost !== undefined && { bar: { atMost } }),
  })
  return [
    measure('FCP', median(full.map((run) => run.firstPaint)), 'ms', 950),
    measure('LCP', largest, 'ms', 950),
    measure('LCP without scripts', without, 'ms'),
    { ...measure('LCP ratio', largest / without, 'times', 1.05), doubt: unsteadiness(bare) },
    measure('TBT', median(full.map((run) => run.blocking)), 'ms', 40),
    { ...measure('CLS', Math.max(...full.map((run) => run.shift)), '', 0), doubt: undefined },
    measure('spread without scripts', spread(bare.map((run) => run.firstPaint)), 'times'),
    measure('benchmarkIndex', median([...full, ...bare].map((run) => run.speed)), ''),
  ]
}

function unsteadiness(bare: readonly Run[]): string | undefined {
  if (bare.length < 3) return 'fewer than three pairs'
  const ratio = spread(bare.map((run) => run.firstPaint))
  return ratio > steady ? `without scripts the first paint varied by ${((ratio - 1) * 100).toFixed(0)} %` : undefined
}
