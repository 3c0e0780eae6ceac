import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startBackend } from '../../server/backend/backend.ts'
import { readPolicy } from '../../build/hosting/policy.ts'
import { openLastBuild, serve } from '../../server/serve.ts'
import { launchBrowser } from './browser.ts'
import { measureBytes } from './bytes.ts'
import { build, buildCommit, measureAgainst } from './compare.ts'
import { measureInteractions } from './interactions.ts'
import { isMissed, missedLine, report, type Measure } from './measure.ts'
import { targets } from './pages.ts'
import { measurePaints } from './paints.ts'
import { measureScores } from './scores.ts'

/**
 * `npm run bench [-- bytes interactions paints scores] [--all] [--pairs 7] [--against <commit>]`: builds the site, measures
 * it and prints Markdown tables, each when it is complete. The exit code is 1 when a budget is missed. `--all` takes every page in both languages.
 */
const parts = ['bytes', 'interactions', 'paints', 'scores'] as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, pairs: { type: 'string' }, against: { type: 'string' } },
})
const unknown = positionals.filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}; there are ${parts.join(', ')}.`)
const pairs = Number(values.pairs ?? 3)
if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs takes a whole number from 1 on.')
const isWanted = (part: (typeof parts)[number]) =>
  positionals.includes(part) || (positionals.length === 0 && !values.against)

console.log('Building the site (about 15 seconds) …')
build(resolve('.'))
const started = performance.now()
let partStarted = started
const loadBefore = loadavg()[0] ?? 0
const pages = targets(values.all)
const kinds = pages.filter(({ path, locale }) => locale === 'en' && ['/', '/contact'].includes(path))
const browser = await launchBrowser()
const site = await serveDist(resolve('.'))
const measures: Measure[] = []
try {
  if (isWanted('bytes')) print(await measureBytes(browser, site.url, values.all ? pages : kinds))
  if (isWanted('interactions')) print(await measureInteractions(browser, site.url, pairs))
  if (isWanted('paints')) print(await measurePaints(browser, site.url, kinds, pairs))
  if (isWanted('scores')) print(await measureScores(browser, site.url, pages))
  if (values.against) print(await against(values.against))
} finally {
  await browser.close()
  await site.close()
}

console.log(
  `${cpus().length} cores of ${cpus()[0]?.model.trim()}, load ${loadBefore.toFixed(1)} before, ${minutesSince(started)} minutes`,
)
const missed = measures.filter(isMissed)
for (const measure of missed) console.error(`MISSED ${missedLine(measure)}`)
console.log(`${measures.filter(({ budget }) => budget).length} budgets, ${missed.length} missed`)
if (missed.length > 0) process.exitCode = 1

/** Prints the measures of one part and how long it took. */
function print(part: readonly Measure[]): void {
  console.log(`${report(part)}\n${minutesSince(partStarted)} minutes\n`)
  partStarted = performance.now()
  measures.push(...part)
}

function minutesSince(start: number): string {
  return ((performance.now() - start) / 60_000).toFixed(1)
}

async function against(commit: string): Promise<Measure[]> {
  const { folder, remove } = buildCommit(commit)
  try {
    const other = await serveDist(folder)
    try {
      return await measureAgainst(browser, site.url, { commit, server: other.url }, kinds, pairs)
    } finally {
      await other.close()
    }
  } finally {
    remove()
  }
}

/** Serves the built site of a checkout, compressed as a host would, with a backend in memory. */
async function serveDist(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const backend = await startBackend({ dataDir: 'memory', sweepEverySeconds: 0, log: () => undefined })
  const policy = readPolicy(join(folder, '.prerender/policy.json'))
  const served = await serve({ backend, port: 0, site: openLastBuild(join(folder, 'dist'), policy) })
  return {
    url: served.url,
    async close() {
      await served.close()
      await backend.close()
    },
  }
}
