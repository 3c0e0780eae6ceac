import { existsSync, readFileSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** How a test ended; `flaky` tests passed at the second attempt. */
export interface TestResult {
  title: string
  outcome: 'passed' | 'failed' | 'flaky'
  error: string
}

/** Reads the tests that ran from Vitest's JSON report; none if the file is missing. */
export function readVitestReport(file: string): TestResult[] {
  const { testResults = [] }: Partial<JsonTestResults> = JSON.parse(textOf(file))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        outcome: status === 'failed' ? 'failed' : failureMessages?.length ? 'flaky' : 'passed',
        error: firstLines(failureMessages?.[0]),
      })),
  )
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: undefined } as const

/** Reads the tests that ran from Playwright's JSON report; none if the file is missing. */
export function readPlaywrightReport(file: string): TestResult[] {
  const { suites = [] }: Partial<JSONReport> = JSON.parse(textOf(file))
  return suites.flatMap(resultsOf)
}

function resultsOf({ specs, suites = [] }: JSONReportSuite): TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }) => {
      const outcome = outcomes[status]
      const error = firstLines(results.find((result) => result.error)?.error?.message)
      return outcome ? [{ title: `${file} › ${title}`, outcome, error }] : []
    }),
  )
  return [...own, ...suites.flatMap(resultsOf)]
}

function firstLines(message = ''): string {
  return message.split('\n').slice(0, 12).join('\n')
}

/** The text of a report; that of an empty one if its runner could not start. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}
