import { mkdtempSync, readFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { gates, siteGates } from '../check/gates.ts'
import { runSideBySide, runStep } from './steps.ts'

/** Everything that `npm test` runs, in the order in which a fault is found fastest; the last line is the sum. */
const results = mkdtempSync(join(tmpdir(), 'novamesa-tests-'))
const total = { passed: 0, failed: 0 }

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

const failedGates = await runSideBySide(gates)
total.passed += gates.length - failedGates.length
total.failed += failedGates.length

runVitest('unit tests', 'vitest run')

runBrowserTests('gallery', 'playwright test --config tests/gallery/playwright.config.ts')

if (runStep({ name: 'build', command: 'npm run --silent build -- --mode embedded' })) {
  for (const gate of siteGates) total[runStep(gate) ? 'passed' : 'failed'] += 1
  runBrowserTests('browser tests', 'playwright test')
  runVitest('tests in other engines', 'npm run --silent test:engines --')
} else {
  total.failed += 1
}

if (total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed`)

function runBrowserTests(name: string, command: string) {
  const report = join(results, `${name}.json`)
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report
  const passed = runStep({ name, command: `${command} --reporter=list,json` })
  count(report, passed, PlaywrightReport, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

/** A step whose tests Vitest runs. */
function runVitest(name: string, command: string) {
  const file = join(results, `${name}.json`)
  const passed = runStep({
    name,
    command: `${command} --reporter=default --reporter=json --outputFile.json="${file}"`,
  })
  count(file, passed, VitestReport, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
}

/** Adds a runner's counts; a runner that failed without naming a failed test counts as one failure. */
function count<Report>(
  file: string,
  passed: boolean,
  schema: v.GenericSchema<unknown, Report>,
  read: (report: Report) => { passed: number; failed: number },
) {
  const report = existsSync(file) ? v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const counts = report?.success ? read(report.output) : { passed: 0, failed: 0 }
  total.passed += counts.passed
  total.failed += counts.failed === 0 && !passed ? 1 : counts.failed
}
