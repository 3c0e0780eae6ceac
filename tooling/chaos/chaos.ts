import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { busyness, commit, load, machineConditions } from '../bench/conditions.ts'
import { missLine, verdict } from '../bench/measure.ts'
import { report } from '../bench/report.ts'
import { measuresOf, type Outcome } from './outcome.ts'
import { scenariosOf } from './scenarios.ts'

/**
 * `npm run chaos [-- kill-api mail-outage] [--seed text]` breaks what visitors write through, `npm run load` has many
 * of them write; without names every scenario, and then the figures are written to bench/. Exit code 1 when a message
 * was lost, stored twice, not acknowledged or not mailed, or when a bar of speed is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { load: { type: 'boolean', default: false }, seed: { type: 'string', default: String(Date.now()) } },
})
const started = performance.now()
const before = load()
const measured = commit()
const scenarios = new Map(Object.entries(scenariosOf({ ...values, doubt: busyness(before) })))
const unknown = positionals.filter((name) => !scenarios.has(name))
if (unknown.length > 0) {
  throw new Error(`No scenario is called ${unknown.join(', ')}; there are ${[...scenarios.keys()].join(', ')}.`)
}

console.log(`Seed: ${values.seed}`)
const outcomes: Outcome[] = []
for (const [name, run] of scenarios) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(name)
  outcomes.push(...(await run()))
}
const measures = outcomes.flatMap(measuresOf)
const name = values.load ? 'load' : 'chaos'
const minutes = (performance.now() - started) / 60_000
const text = report(`npm run ${name}`, measures, {
  ...machineConditions({ commit: measured, before, minutes }),
  seed: values.seed,
  visitors: 'in one process with the gateway, on the same machine as the database and the API',
})
console.log(`\n${text}`)
if (positionals.length === 0) {
  const folder = resolve(import.meta.dirname, '../../bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.md`), text)
  console.log(`Written to bench/${name}.md`)
}

const missed = measures.filter((measure) => verdict(measure) === 'missed')
for (const measure of missed) console.error(`MISSED ${missLine(measure)}`)
console.log(`${measures.filter(({ bar }) => bar).length} bars, ${missed.length} missed`)
process.exitCode = missed.length > 0 ? 1 : 0
