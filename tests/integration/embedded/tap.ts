/** One assertion of a file of SQL tests; `report` is its pgTAP output. */
export interface Assertion {
  name: string
  passed: boolean
  report: string
}

/** The result of a file of SQL tests; `problem` is a reason to fail it even if every assertion holds. */
export interface TapReport {
  assertions: Assertion[]
  problem: string | undefined
}

/** Parses the output of a pgTAP file, in the Test Anything Protocol. */
export function readTap(lines: readonly string[]): TapReport {
  const assertions: Assertion[] = []
  let planned: number | undefined
  for (const line of lines) {
    const [, plan] = /^1\.\.(\d+)$/.exec(line) ?? []
    if (plan !== undefined) planned = Number(plan)
    const [found, not, number, name] = /^(not )?ok (\d+)(?: - (.*))?/.exec(line) ?? []
    if (found !== undefined) assertions.push({ name: name ?? `number ${number}`, passed: !not, report: line })
  }
  return { assertions, problem: problemOf(planned, assertions.length) }
}

function problemOf(planned: number | undefined, ran: number): string | undefined {
  if (planned === undefined) return 'The file does not say how many assertions it has: select plan(n).'
  if (planned !== ran) return `The file planned ${planned} assertions and ran ${ran}.`
  return undefined
}
