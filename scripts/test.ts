import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { JSONReport } from '@playwright/test/reporter'
import concurrently from 'concurrently'
import type { JsonTestResults } from 'vitest/node'
import { checks } from './check.ts'
import { chromium, findProgram, firefox, headlessShell, installCommand, nginx, webKitDriver, xvfb } from './programs.ts'

/**
 * `npm test` runs everything. The last line is `N passed, N failed`; a command without a report counts as one test.
 * `--install-programs` installs the programs that are missing on Debian, as on CI for root; otherwise the command is printed.
 */
interface Step {
  name: string
  command: string
  /** The runner's JSON report, if it writes one. */
  report?: string
}

const reports = mkdtempSync(join(tmpdir(), 'novamesa-tests-'))

providePrograms(parseArgs({ options: { 'install-programs': { type: 'boolean' } } }).values['install-programs'] ?? false)

/** In memory, where Linux offers 2 GB of it (in pages of 4 kB), databases of a thousand files each take half the time. */
const inMemory = existsSync('/dev/shm') && statfsSync('/dev/shm').bavail > 2 ** 19 ? 'TMPDIR=/dev/shm ' : ''

const total = { passed: 0, failed: 0 }
// The longest first, so that both cores are in use until the end; the later ones need the build.
const failedFirst = await runAll([
  vitest('unit', `${inMemory}vitest run --project '!cli'`),
  { name: 'build', command: 'npm run --silent build -- --mode embedded --quick' },
  vitest('cli', 'vitest run --project cli'),
  vitest('engines', 'vitest run --config vitest.engines.config.ts'),
  playwright('visual', 'playwright test --config tests/visual/playwright.config.ts'),
  { name: 'html', command: 'html-validate "dist/**/*.html"' },
  ...checks,
])
// Alone, because its workers fill both cores.
if (!failedFirst.includes('build')) await runAll([playwright('e2e', 'playwright test')])

if (total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed`)

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

/** Runs steps, two at a time, prints their output one after the other, and counts their tests; returns the failed names. */
async function runAll(steps: readonly Step[]): Promise<string[]> {
  const { result } = concurrently(
    steps.map(({ name, command }) => ({ name, command })),
    { group: steps.length > 1, raw: steps.length === 1, maxProcesses: 2, timings: true },
  )
  // It rejects with the same list when a command fails.
  const ended = await result.catch((events: Awaited<typeof result>) => events)
  const failed = ended.flatMap(({ command, exitCode }) => (exitCode === 0 ? [] : [command.name]))
  for (const { name, report } of steps) {
    const counts = report === undefined ? undefined : countsIn(report)
    const hasFailed = failed.includes(name)
    total.passed += counts?.passed ?? (hasFailed ? 0 : 1)
    // A runner that failed without a failed test counts as one failure.
    total.failed += counts?.failed || (hasFailed ? 1 : 0)
  }
  for (const name of failed) console.log(`Failed: ${name}; its output is above.`)
  return failed
}

/** How many tests passed and failed by the JSON report of Vitest or Playwright; none if the runner could not start. */
function countsIn(report: string) {
  const found: Partial<JsonTestResults & JSONReport> = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {}
  const { numPassedTests = 0, numFailedTests = 0, stats } = found
  return {
    passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests + (stats?.unexpected ?? 0),
  }
}

function playwright(name: string, command: string): Step {
  const report = join(reports, `${name}.json`)
  return { name, command: `PLAYWRIGHT_JSON_OUTPUT_NAME="${report}" ${command} --reporter=list,json`, report }
}

function vitest(name: string, command: string): Step {
  const report = join(reports, `${name}.json`)
  return { name, command: `${command} --reporter=default --reporter=json --outputFile.json="${report}"`, report }
}
