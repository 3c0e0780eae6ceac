import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import concurrently from 'concurrently'
import { checks } from './check.ts'
import { providePrograms } from './programs.ts'
import { readReport } from './test-reports.ts'

/**
 * `npm test` runs everything. At the end it names each failed test and the command that repeats it; the last line is
 * `N passed, N failed`. A command without a report counts as one test.
 */
interface Step {
  name: string
  command: string
  /** What a person types to repeat it; of a runner, the file follows. */
  again: string
  /** The runner's JSON report, if it writes one. */
  report?: string
}

// Refuses an option.
parseArgs({ options: {} })
if (!providePrograms()) {
  console.error('There is no browser that starts: install Chromium or Chrome, or set BROWSER_PATH to one.')
  process.exit(1)
}

const reports = mkdtempSync(join(tmpdir(), 'novamesa-tests-'))

/** In memory, where Linux offers 2 GB of it (in pages of 4 kB), databases of a thousand files each take half the time. */
const inMemory = existsSync('/dev/shm') && statfsSync('/dev/shm').bavail > 2 ** 19 ? 'TMPDIR=/dev/shm ' : ''
const launch = 'node scripts/launch.mjs all'
const build = 'npm run build -- --mode embedded --quick'

const total = { passed: 0, failed: 0 }
const failures: string[] = []
const checkSteps = checks.map((check) => ({ ...check, again: `npm run check -- ${check.name}` }))
const isOfGeneratedFiles = ({ name }: Step) => ['gen', 'i18n'].includes(name)
// Before the build and development servers, which write the generated files again.
await runAll(checkSteps.filter(isOfGeneratedFiles))
// The longest first, so that both cores are in use until the end; the later ones need the build.
const failedNext = await runAll([
  vitest('unit', 'vitest run', `${inMemory}vitest run --project '!cli'`),
  { name: 'build', command: build, again: build },
  vitest('cli', 'vitest run --project cli'),
  vitest('engines', 'vitest run --config vitest.engines.config.ts'),
  playwright('visual', '--config tests/visual/playwright.config.ts'),
  { name: 'html', command: 'html-validate "dist/**/*.html"', again: `${launch} html-validate "dist/**/*.html"` },
  ...checkSteps.filter((step) => !isOfGeneratedFiles(step)),
])
// Alone, because its workers fill both cores.
if (!failedNext.includes('build')) await runAll([playwright('e2e')])

for (const line of failures) console.log(line)
if (total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed`)

/** Runs steps, two at a time, prints their output one after the other, and counts their tests; returns the failed names. */
async function runAll(steps: readonly Step[]): Promise<string[]> {
  const { result } = concurrently(
    steps.map(({ name, command }) => ({ name, command })),
    { group: steps.length > 1, raw: steps.length === 1, maxProcesses: 2, timings: true },
  )
  // It rejects with the same list when a command fails.
  const ended = await result.catch((events: Awaited<typeof result>) => events)
  const failedSteps = ended.flatMap(({ command, exitCode }) => (exitCode === 0 ? [] : [command.name]))
  for (const { name, again, report } of steps) {
    const hasFailed = failedSteps.includes(name)
    const { passed, failed } = report ? readReport(report) : { passed: hasFailed ? 0 : 1, failed: [] }
    const lines = failed.map(({ title, place }) => `Failed: ${title}\n  ${again} ${place}`)
    // A runner that failed without a failed test counts as one failure.
    if (hasFailed && lines.length === 0) lines.push(`Failed: ${name}; its output is above.\n  ${again}`)
    failures.push(...lines)
    total.passed += passed
    total.failed += lines.length
  }
  return failedSteps
}

function playwright(name: string, options = ''): Step {
  const report = join(reports, `${name}.json`)
  const command = `PLAYWRIGHT_JSON_OUTPUT_NAME="${report}" playwright test ${options} --reporter=list,json`
  return { name, command, again: ['npm run test:e2e --', options].filter(Boolean).join(' '), report }
}

function vitest(name: string, again: string, command = again): Step {
  const report = join(reports, `${name}.json`)
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`
  return { name, command: `${command} ${reporters}`, again: `${launch} ${again}`, report }
}
