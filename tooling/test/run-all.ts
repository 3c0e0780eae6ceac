import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

/** Everything that `npm test` runs, in the order in which a fault is found fastest; the last line is the sum. */
const results = mkdtempSync(join(tmpdir(), 'novamesa-tests-'))
const total = { passed: 0, failed: 0 }

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

for (const { name, command } of [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'words', command: 'npm run --silent check:words' },
  { name: 'dead code', command: 'npm run --silent check:dead' },
]) {
  runGate(name, command)
}

runVitest('unit tests', 'vitest run')

runBrowserTests('gallery', 'playwright test --config tests/gallery/playwright.config.ts')

if (runStep('build', 'npm run --silent build -- --mode embedded')) {
  runGate('HTML of every page', 'npm run --silent check:site')
  runBrowserTests('browser tests', 'playwright test')
  runVitest('tests in other engines', 'npm run --silent test:engines --')
} else {
  total.failed += 1
}

if (total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed`)

/** A step that counts as one test. */
function runGate(name: string, command: string) {
  total[runStep(name, command) ? 'passed' : 'failed'] += 1
}

function runBrowserTests(name: string, command: string) {
  const report = join(results, `${name}.json`)
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report
  const passed = runStep(name, `${command} --reporter=list,json`)
  count(report, passed, PlaywrightReport, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

/** A step whose tests Vitest runs. */
function runVitest(name: string, command: string) {
  const file = join(results, `${name}.json`)
  const passed = runStep(name, `${command} --reporter=default --reporter=json --outputFile.json="${file}"`)
  count(file, passed, VitestReport, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
}

function runStep(name: string, command: string): boolean {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
  return status === 0
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
