import { parseArgs } from 'node:util'
import { readBuiltSite } from '../../pipeline/built-site.ts'
import { launchBrowser, median, type Subject } from './browser.ts'
import { serveBuild } from './builds.ts'
import { visits } from './bytes.ts'
import { interactions } from './interactions.ts'
import { paints, scores } from './lighthouse.ts'

/**
 * `npm run bench [-- bytes interactions paints scores] [--pairs 7] [--against <folder>]`: builds the site, measures it in
 * rounds and prints the medians; with another checkout in interleaved pairs, with the medians of both and of their ratio,
 * below 1 where this one is faster. The exit code is 1 when a budget is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '3' }, against: { type: 'string' } },
})
const parts = ['bytes', 'interactions', 'paints', 'scores']
const unknown = positionals.filter((name) => !parts.includes(name))
if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}; there are ${parts.join(', ')}.`)
const pairs = Number(values.pairs)
if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs takes a whole number from 1 on.')
const wanted = positionals.length > 0 ? positionals : values.against ? ['interactions', 'paints'] : parts

const missed: string[] = []
await using opened = new AsyncDisposableStack()
console.log('Building the site …')
// A server shows its mails on the next port.
const servers = [await serveBuild('.', 4571, opened)]
if (values.against) servers.push(await serveBuild(values.against, 4573, opened))
const browser = await launchBrowser()
opened.defer(() => browser.close())
/** The first page of each route, in English like everything measured here. */
const pages = [...Map.groupBy(readBuiltSite().pages, ({ routeId }) => routeId).values()].flatMap(
  ([first]) => first?.path ?? [],
)
await run('bytes', 'First visit without photos, kB', visits(browser), 1)
await run('interactions', 'Interactions at a quarter of the CPU', interactions(browser), pairs)
await run('paints', 'Paints, phone, applied throttling', paints(browser), pairs)
await run('scores', 'Lighthouse scores, phone', scores(browser, pages), 1)
for (const line of missed) console.error(`MISSED ${line}`)
console.log(`${missed.length} budgets missed`)
if (missed.length > 0) process.exitCode = 1

async function run(part: string, title: string, subjects: readonly Subject[], rounds: number): Promise<void> {
  if (!wanted.includes(part)) return
  const table: Record<string, Record<string, number>> = {}
  for (const subject of subjects) {
    const runs: Record<string, number>[][] = servers.map(() => [])
    for (let round = 0; round < rounds; round += 1) {
      // Each of two is first in half of the pairs: the second finds a warm machine.
      const order = [...servers.keys()]
      for (const index of round % 2 ? order.toReversed() : order)
        runs[index]?.push(await subject.measure(servers[index] ?? ''))
    }
    table[subject.row] = cellsOf(subject, runs)
  }
  console.log(`${title}, ${rounds === 1 ? 'once' : `${rounds} rounds`}`)
  console.table(table)
}

/** The medians of a subject, by the name of its figure; notes those that miss their budgets. */
function cellsOf({ row, atMost, atLeast }: Subject, [own = [], other]: Record<string, number>[][]) {
  return Object.fromEntries(
    Object.keys(own[0] ?? {}).flatMap((figure) => {
      const figures = (runs: typeof own) => runs.map((one) => one[figure] ?? Number.NaN)
      const value = rounded(median(figures(own)))
      const [most = Infinity, least = -Infinity] = [atMost?.[figure], atLeast?.[figure]]
      if (!(value <= most && value >= least))
        missed.push(`${row}: ${figure} is ${value}, budget ${value > most ? `at most ${most}` : `at least ${least}`}`)
      if (!other) return [[figure, value]]
      const theirs = figures(other)
      const ratio = median(figures(own).map((one, round) => one / (theirs[round] ?? Number.NaN)))
      return [
        [figure, value],
        [`${figure}, other`, rounded(median(theirs))],
        [`${figure}, ratio`, rounded(ratio)],
      ]
    }),
  )
}

function rounded(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 4 : 3))
}
