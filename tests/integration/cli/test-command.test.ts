import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const command = resolve(import.meta.dirname, '../../../scripts/test.ts')
const runners = ['npm', 'node', 'vitest', 'playwright', 'html-validate', 'knip', 'oxfmt']

/** Runs `npm test` with shell scripts for the programs that it calls, all in one folder, which is also its PATH. */
function runTests(scripts: Readonly<Record<string, string>>, browser?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-test-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of new Set([...runners, ...Object.keys(scripts)]))
    writeFileSync(join(folder, name), `#!/bin/sh\nroot=${folder}\n${scripts[name] ?? ''}\n`, { mode: 0o755 })
  const env = { PATH: folder, HOME: folder, ...(browser && { BROWSER_PATH: browser }) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { cwd: folder, env, encoding: 'utf8' })
  return { status, stderr, lines: stdout.trimEnd().split('\n') }
}

/** A program that starts. */
const browser = process.execPath

/** Of the three runs of Vitest, only that of the unit tests has a report. */
const vitest = (report: object) => `
  case $* in *"--project cli"*|*engines*) exit;; esac
  for argument; do case $argument in --outputFile.json=*) echo '${JSON.stringify(report)}' > "\${argument#*=}";; esac; done
  exit 1`

test('The last lines name each failed test, with the command that repeats it, and the counts', () => {
  const tests = ['failed', 'passed'].map((status) => ({ status, fullName: `It has ${status}` }))
  const unit = {
    numPassedTests: 1,
    testResults: [{ name: 'tests/a.test.ts', status: 'failed', assertionResults: tests }],
  }
  const suite = { specs: [{ ok: false, title: 'It is seen', file: 'a.spec.ts', line: 7 }, { ok: true }] }
  const e2e = {
    stats: { expected: 2, flaky: 0 },
    config: { rootDir: 'tests/e2e' },
    suites: [{ specs: [], suites: [suite] }],
  }
  const { status, lines } = runTests(
    {
      vitest: vitest(unit),
      playwright: `case $* in *visual*) exit;; esac; echo '${JSON.stringify(e2e)}' > "$PLAYWRIGHT_JSON_OUTPUT_NAME"; exit 1`,
      oxfmt: 'exit 1',
    },
    browser,
  )
  expect(status).toBe(1)
  expect(lines.slice(-7)).toEqual([
    'Failed: It has failed',
    '  node scripts/launch.mjs all vitest run tests/a.test.ts',
    'Failed: format; its output is above.',
    '  npm run check -- format',
    'Failed: It is seen',
    '  npm run test:e2e -- tests/e2e/a.spec.ts:7',
    // One unit test, two browser tests, build, html and five checks.
    '10 passed, 3 failed',
  ])
})

test('A generated file that is outdated fails, although the build writes it again', () => {
  const { lines } = runTests(
    {
      npm: 'case $* in *build*) : > "$root/written-again";; esac',
      node: 'case $* in *gen.ts*) [ -e "$root/written-again" ];; esac',
    },
    browser,
  )
  expect(lines).toContain('  npm run check -- gen')
  expect(lines.at(-1)).toMatch(/, 1 failed$/)
})

const addsBrowser = `/bin/ln -s ${process.execPath} "$root/chromium"`
test.for<[string, Readonly<Record<string, string>>, boolean]>([
  ['from Debian as root', { 'apt-get': `case $* in *install*chromium*) ${addsBrowser};; esac` }, true],
  ['by Playwright', { playwright: `case $* in "install chromium") ${addsBrowser};; esac` }, false],
])('A browser that is missing is installed %s', ([, scripts, asRoot], { skip }) => {
  skip(asRoot && process.getuid?.() !== 0, 'Only root installs with apt-get.')
  const { status, lines } = runTests(scripts)
  expect(status).toBe(0)
  expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/)
})

test('Where none can be installed, one sentence says what to do', () => {
  const { status, stderr } = runTests({ playwright: 'exit 1' })
  expect(status).toBe(1)
  expect(stderr).toBe('There is no browser that starts: install Chromium or Chrome, or set BROWSER_PATH to one.\n')
})
