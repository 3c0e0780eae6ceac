import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import concurrently from 'concurrently'
import { checks } from './check.ts'
import { chromium, findProgram, firefox, headlessShell, installCommand, nginx, webKitDriver, xvfb } from './programs.ts'
import { readPlaywrightReport, readVitestReport, type TestResult } from './test-reports.ts'

/**
 * `npm test` runs everything. The last line is `N passed, N failed`, after what failed; a command without a report
 * counts as one test.
 * `--install-programs` installs the programs that are missing on Debian, as on CI for root; otherwise the command is printed.
 */
interface Step {
  name: string
  command: string
  /** Reads the runner's JSON report; undefined where there is none. */
  report?: () => readonly TestResult[]
}

const reports = mkdtempSync(join(tmpdir(), 'novamesa-tests-'))
const reportOf = (name: string) => join(reports, `${name}.json`)

providePrograms(parseArgs({ options: { 'install-programs': { type: 'boolean' } } }).values['install-programs'] ?? false)

const build: Step = { name: 'build', command: 'npm run --silent build -- --mode embedded --quick' }

const results: TestResult[] = []
// The first step takes as long as most others together, of which the later ones need the build.
const failedFirst = await runAll([
  vitest('unit', "vitest run --project '!cli'"),
  build,
  ...checks,
  vitest('cli', 'vitest run --project cli'),
  playwright('visual', 'playwright test --config tests/visual/playwright.config.ts'),
  { name: 'html', command: 'html-validate "dist/**/*.html"' },
  vitest('engines', 'vitest run --config vitest.engines.config.ts'),
])
// Alone, because its workers fill both cores.
if (!failedFirst.includes(build.name)) await runAll([playwright('e2e', 'playwright test')])

const failed = results.filter(({ outcome }) => outcome === 'failed')
// Only the end of a long log is read: what failed stands there again.
for (const { outcome, title, error } of results) {
  if (outcome !== 'passed')
    console.log(`${outcome === 'failed' ? 'Failed' : 'Passed at the second attempt'}: ${title}\n${error}\n`)
}
if (failed.length > 0) process.exitCode = 1
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)

/** Makes sure that there is a browser; other programs that are missing make tests slower or skip them. */
function providePrograms(isAsked: boolean): void {
  const isCi = process.env['CI'] !== undefined && process.getuid?.() === 0
  // Unasked, nobody waits for the 200 packages of Firefox and WebKitGTK.
  const engines = isCi && !isAsked ? [] : [firefox, webKitDriver, xvfb]
  const command = installCommand([chromium, headlessShell, nginx, ...engines])
  if (!command) return
  if (isAsked || isCi) {
    console.log(`Installing programs: ${command}`)
    const env = { DEBIAN_FRONTEND: 'noninteractive', ...process.env }
    spawnSync('sh', ['-c', command], { stdio: ['inherit', 'ignore', 'inherit'], env })
  } else {
    console.log(`Programs are missing. On Debian, \`npm test -- --install-programs\` installs them with: ${command}`)
  }
  if (findProgram(chromium)) return
  console.error('Chromium or Chrome was not found. BROWSER_PATH can contain its path.')
  process.exit(1)
}

/** Runs steps, two at a time, prints their output one after the other, and collects their results; returns the failed names. */
async function runAll(steps: readonly Step[]): Promise<string[]> {
  const { result } = concurrently(
    steps.map(({ name, command }) => ({ name, command })),
    { group: steps.length > 1, raw: steps.length === 1, maxProcesses: 2, timings: true },
  )
  // It rejects with the same list when a command fails.
  const ended = await result.catch((events: Awaited<typeof result>) => events)
  return steps.flatMap(({ name, report }) => {
    const hasFailed = ended.some(({ command, exitCode }) => command.name === name && exitCode !== 0)
    const reported = report?.() ?? []
    results.push(...reported)
    // A runner that failed without naming a failed test counts as one failure.
    if (hasFailed && !reported.some(({ outcome }) => outcome === 'failed')) {
      results.push({ title: name, outcome: 'failed', error: 'The command failed; its output is above.' })
    } else if (!report) {
      results.push({ title: name, outcome: 'passed', error: '' })
    }
    return hasFailed ? [name] : []
  })
}

function playwright(name: string, command: string): Step {
  return {
    name,
    command: `PLAYWRIGHT_JSON_OUTPUT_NAME="${reportOf(name)}" ${command} --reporter=list,json`,
    report: () => readPlaywrightReport(reportOf(name)),
  }
}

function vitest(name: string, command: string): Step {
  return {
    name,
    command: `${command} --reporter=default --reporter=json --outputFile.json="${reportOf(name)}"`,
    report: () => readVitestReport(reportOf(name)),
  }
}
