import * as v from 'valibot'

const Finding = v.object({
  severity: v.string(),
  isDirect: v.boolean(),
  via: v.array(v.union([v.string(), v.object({ title: v.string(), url: v.string() })])),
  fixAvailable: v.union([v.boolean(), v.object({ name: v.string(), version: v.string() })]),
})
const Report = v.object({ vulnerabilities: v.record(v.string(), Finding) })

/** What an audit found: a line for each hole, or why nothing is known. */
export type Audit = { known: true; findings: string[] } | { known: false; reason: string }

/** Reads what `npm audit --json` printed. Anything but a report, e.g. without a connection, means that nothing is known. */
export function readAudit(printed: string): Audit {
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), printed)
  if (!report.success) return { known: false, reason: reasonIn(printed) }
  const findings = Object.entries(report.output.vulnerabilities).flatMap(([name, { severity, via, fixAvailable }]) =>
    via
      .filter((cause) => typeof cause === 'object')
      .map(({ title, url }) => `${severity}: ${name}, ${title} (${url}); ${mendedBy(name, fixAvailable)}`),
  )
  return { known: true, findings }
}

function mendedBy(name: string, fix: v.InferOutput<typeof Finding>['fixAvailable']): string {
  if (fix === false) return 'there is no version without it yet'
  return fix === true ? `mended by a newer ${name}` : `mended by ${fix.name} ${fix.version}`
}

function reasonIn(printed: string): string {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() })), printed)
  return answer.success ? answer.output.message : 'npm gave no report'
}
