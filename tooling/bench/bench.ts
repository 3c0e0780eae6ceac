import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from './browser.ts'
import { measureBytes } from './bytes.ts'
import { measureCategories } from './categories.ts'
import { busyness, commit, conditions, load } from './conditions.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { missLine, verdict, type Measure } from './measure.ts'
import { measurePaints } from './paints.ts'
import { data, report } from './report.ts'
import { targets } from './routes.ts'
import { startSite } from './site.ts'

/**
 * `npm run bench [-- build bytes interactions paints scores] [--quick] [--runs 3]`: builds the site and measures it
 * against its bars; without names every part. Only a whole bench is written to bench/, a part or a quick one with fewer
 * pages is printed. Exit code 1 when a bar is missed.
 */
const parts = ['build', 'bytes', 'interactions', 'paints', 'scores'] as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, runs: { type: 'string' } },
})
const unknown = positionals.filter((name) => !parts.some((known) => known === name))
if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}; there are ${parts.join(', ')}.`)
const quick = values.quick ?? false
const runs = Number(values.runs ?? (quick ? 1 : 3))
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.')
const { all, kinds } = targets(quick)

const started = performance.now()
const before = load()
const measured = commit()
const busy = busyness(before)
const measures: Measure[] = []
buildSite()
// First, while nothing else of the bench runs.
await part('build', () => measureGrowth(busy))

const site = await startSite()
const browser = await launchBrowser()
try {
  await part('bytes', () => measureBytes(browser, site.url, all))
  await part('interactions', () => measureInteractions(browser, site.url, quick ? 1 : 7, busy))
  await part('paints', () => measurePaints(browser, site.url, kinds, runs, busy))
  await part('scores', () => measureCategories(browser, site.url, all, runs, busy))
  publish({
    browser: await browser.version(),
    commit: measured,
    before,
    minutes: (performance.now() - started) / 60_000,
    arguments: process.argv.slice(2).join(' '),
  })
} finally {
  await browser.close()
  await site.close()
}

const missed = measures.filter((measure) => verdict(measure) === 'missed')
for (const measure of missed) console.error(`MISSED ${missLine(measure)}`)
console.log(`${measures.filter(({ bar }) => bar).length} bars, ${missed.length} missed`)
process.exitCode = missed.length > 0 ? 1 : 0

async function part(name: (typeof parts)[number], measure: () => Measure[] | Promise<Measure[]>) {
  if (positionals.length > 0 && !positionals.includes(name)) return
  console.log(name)
  measures.push(...(await measure()))
}

function buildSite() {
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--mode', 'embedded'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function publish(facts: Parameters<typeof conditions>[0]) {
  const under = conditions(facts)
  const text = report('npm run bench', measures, under)
  if (quick || positionals.length > 0) return console.log(`\n${text}`)
  const folder = resolve(import.meta.dirname, '../../bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'latest.md'), text)
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(data(measures, under), null, 2)}\n`)
  console.log('Written to bench/latest.md and bench/latest.json')
}
