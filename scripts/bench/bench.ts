import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBuiltSite } from '../../build/built-site.ts'
import { launchBrowser } from './browser.ts'
import { build, serveBuild, withCommit } from './builds.ts'
import { measureBytes } from './bytes.ts'
import { interactions, measureInteractions, timingOf } from './interactions.ts'
import { measurePaints, measureScores, paintsOf } from './lighthouse.ts'
import { median, missedLine, printTables, type Measure } from './measure.ts'

/**
 * `npm run bench [-- bytes interactions paints scores] [--pairs 7] [--against <commit>]`: builds the site, measures it and
 * prints a table of each part when it is complete. The exit code is 1 when a budget is missed.
 */
const parts = ['bytes', 'interactions', 'paints', 'scores'] as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '3' }, against: { type: 'string' } },
})
const unknown = positionals.filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}; there are ${parts.join(', ')}.`)
const pairs = Number(values.pairs)
if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs takes a whole number from 1 on.')
const isWanted = (part: (typeof parts)[number]) =>
  positionals.includes(part) || (positionals.length === 0 && !values.against)

console.log('Building the site …')
build(resolve('.'))
const started = performance.now()
let partStarted = started
const loadBefore = loadavg()[0] ?? 0
/** The first page of each route, in English like everything measured here. */
const pages = [...Map.groupBy(readBuiltSite().pages, ({ routeId }) => routeId).values()].flatMap(
  ([first]) => first?.path ?? [],
)
const kinds = ['/', '/contact']
const browser = await launchBrowser()
const site = await serveBuild(resolve('.'))
const measures: Measure[] = []
try {
  if (isWanted('bytes')) print(await measureBytes(browser, site.url, kinds))
  if (isWanted('interactions')) print(await measureInteractions(browser, site.url, pairs))
  if (isWanted('paints')) print(await measurePaints(browser, site.url, kinds, pairs))
  if (isWanted('scores')) print(await measureScores(browser, site.url, pages))
  const { against } = values
  if (against) print(await withCommit(against, (other) => measureAgainst(against, other)))
} finally {
  await browser.close()
  await site.close()
}

console.log(
  `${cpus().length} cores of ${cpus()[0]?.model.trim()}, load ${loadBefore.toFixed(1)} before, ${minutesSince(started)} minutes`,
)
const missed = measures.flatMap((measure) => missedLine(measure) ?? [])
for (const line of missed) console.error(`MISSED ${line}`)
console.log(`${measures.filter(({ budget }) => budget).length} budgets, ${missed.length} missed`)
if (missed.length > 0) process.exitCode = 1

/** Prints the measures of one part and how long it took. */
function print(part: readonly Measure[]): void {
  printTables(part)
  console.log(`${minutesSince(partStarted)} minutes\n`)
  partStarted = performance.now()
  measures.push(...part)
}

function minutesSince(start: number): string {
  return ((performance.now() - start) / 60_000).toFixed(1)
}

/** This build against another one in interleaved pairs: medians of the ratios, below 1 where this one is faster. */
async function measureAgainst(commit: string, other: string): Promise<Measure[]> {
  const compared: Measure[] = []
  const add = async (row: string, figure: string, value: (server: string) => Promise<number>) => {
    const ratios: number[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      // Each of the two is first in half of the pairs: the second finds a warm machine.
      const first = await value(pair % 2 ? other : site.url)
      const second = await value(pair % 2 ? site.url : other)
      ratios.push(pair % 2 ? second / first : first / second)
    }
    compared.push({ table: `This commit / ${commit}, ${pairs} pairs`, row, figure, value: median(ratios) })
  }
  for (const interaction of interactions)
    await add(interaction.name, 'paint', async (at) => (await timingOf(browser, at, interaction)).paint)
  for (const path of kinds) await add(path, 'LCP', async (at) => (await paintsOf(browser, at + path)).lcp)
  return compared
}
