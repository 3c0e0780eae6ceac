import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** How a test ended; `flaky` tests passed at the second attempt. */
export interface TestResult {
  title: string
  outcome: 'passed' | 'failed' | 'flaky'
  /** The first lines of the error; empty if there was none. */
  error: string
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
})

/** Reads the tests that ran from Vitest's JSON report; none if the file is missing or has another format. */
export function readVitestReport(file: string): TestResult[] {
  return (read(file, VitestReport)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        outcome: status === 'failed' ? 'failed' : failureMessages.length > 0 ? 'flaky' : 'passed',
        error: firstLines(failureMessages[0]),
      })),
  )
}

interface Suite {
  specs: {
    file: string
    title: string
    tests: { status: string; results: { error?: { message?: string | undefined } | undefined }[] }[]
  }[]
  suites?: Suite[] | undefined
}

const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(
    v.object({
      file: v.string(),
      title: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})

/** Reads the tests that ran from Playwright's JSON report; none if the file is missing or has another format. */
export function readPlaywrightReport(file: string): TestResult[] {
  return (read(file, v.object({ suites: v.array(Suite) }))?.suites ?? []).flatMap(resultsOf)
}

const outcomes: Readonly<Record<string, TestResult['outcome']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
}

function resultsOf({ specs, suites = [] }: Suite): TestResult[] {
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

function read<Report>(file: string, schema: v.GenericSchema<unknown, Report>): Report | undefined {
  const report = existsSync(file) ? v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined
  return report?.success ? report.output : undefined
}
