import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** A failed test: its title, and its file from the root of the project, as the runner takes it to repeat the test. */
export interface FailedTest {
  title: string
  place: string
}

/** What the JSON report of Vitest or Playwright says; nothing if the runner could not start. */
export function readReport(file: string): { passed: number; failed: FailedTest[] } {
  const report: Partial<JsonTestResults & JSONReport> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const { numPassedTests = 0, testResults = [], stats, suites = [], config } = report
  const failed = [
    ...testResults.flatMap(failedIn),
    ...suites.flatMap(specsOf).flatMap(({ ok, title, file: own, line }) => {
      return ok ? [] : [{ title, place: `${relative('', join(config?.rootDir ?? '', own))}:${line}` }]
    }),
  ]
  return { passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed }
}

function failedIn({ name, status, assertionResults }: JsonTestResults['testResults'][number]): FailedTest[] {
  const place = relative('', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that cannot be loaded has no tests.
  const titles = failed.length === 0 && status === 'failed' ? ['the file itself'] : failed.map((test) => test.fullName)
  return titles.map((title) => ({ title, place }))
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
