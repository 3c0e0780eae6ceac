import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { gates, siteGates } from '../check/gates.ts'
import { runSideBySide, type Step } from './steps.ts'

/**
 * Everything that `npm test` runs, in the order in which a fault is found fastest; the last line is the sum. Two steps run
 * at a time: each has moments in which it leaves a core unused.
 */
const results = mkdtempSync(join(tmpdir(), 'novamesa-tests-'))
const reportOf = (name: string) => join(results, `${name}.json`)

interface Counts {
  passed: number
  failed: number
}

interface CountedStep extends Step {
  /** Reads a runner's report: its counts, or nothing where there is none. A step without one counts as one test. */
  count?: () => Counts | undefined
}

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

const build: Step = { name: 'build', command: 'npm run --silent build -- --mode embedded' }

const total: Counts = { passed: 0, failed: 0 }
const isBuilt = !(await runAll([build, ...gates], 'failed')).includes(build.name)
await runAll([
  vitest('unit tests', 'vitest run'),
  playwright('gallery', 'playwright test --config tests/gallery/playwright.config.ts'),
  ...(isBuilt ? [...siteGates, vitest('tests in other engines', 'npm run --silent test:engines --')] : []),
])
// Alone, because they fill both cores by themselves.
if (isBuilt) await runAll([playwright('browser tests', 'playwright test')])

if (total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed`)

/** Runs steps and adds their counts; answers the names of the failed ones. */
async function runAll(steps: readonly CountedStep[], show: 'failed' | 'all' = 'all'): Promise<string[]> {
  const failedSteps = await runSideBySide(steps, { atOnce: 2, show })
  for (const { name, count } of steps) {
    const hasFailed = failedSteps.includes(name)
    const counted = count?.() ?? { passed: count || hasFailed ? 0 : 1, failed: 0 }
    total.passed += counted.passed
    // A runner that failed without naming a failed test counts as one failure.
    total.failed += hasFailed && counted.failed === 0 ? 1 : counted.failed
  }
  return failedSteps
}

/** A step whose tests Playwright runs. */
function playwright(name: string, command: string): CountedStep {
  return {
    name,
    command: `PLAYWRIGHT_JSON_OUTPUT_NAME="${reportOf(name)}" ${command} --reporter=list,json`,
    count: () =>
      read(reportOf(name), PlaywrightReport, ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      })),
  }
}

/** A step whose tests Vitest runs. */
function vitest(name: string, command: string): CountedStep {
  return {
    name,
    command: `${command} --reporter=default --reporter=json --outputFile.json="${reportOf(name)}"`,
    count: () =>
      read(reportOf(name), VitestReport, (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      })),
  }
}

function read<Report>(
  file: string,
  schema: v.GenericSchema<unknown, Report>,
  counts: (report: Report) => Counts,
): Counts | undefined {
  const report = existsSync(file) ? v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined
  return report?.success ? counts(report.output) : undefined
}
