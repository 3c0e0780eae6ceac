/** One assertion of a file of SQL tests; `report` is what pgTAP says about it. */
export interface Assertion {
  name: string
  passed: boolean
  report: string
}

/** What a file of SQL tests has to say; `problem` tells why it must not count even if every assertion holds. */
export interface TapReport {
  assertions: Assertion[]
  problem: string | undefined
}

/** Reads the lines that the statements of a pgTAP file have answered, in the Test Anything Protocol. */
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
