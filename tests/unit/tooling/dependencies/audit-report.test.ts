import { expect, test } from 'vitest'
import { readAudit } from '../../../../tooling/dependencies/audit-report.ts'

const hole = { title: 'Runs what it reads', url: 'https://github.com/advisories/GHSA-0000' }
const report = (finding: object) =>
  JSON.stringify({ vulnerabilities: { valibot: { severity: 'high', isDirect: true, fixAvailable: true, ...finding } } })

test('An audit without holes finds nothing', () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ known: true, findings: [] })
})

test.each([
  [true, 'mended by a newer valibot'],
  [false, 'there is no version without it yet'],
  [{ name: 'valibot', version: '2.0.0' }, 'mended by valibot 2.0.0'],
])('A hole is named with its severity, its page and what mends it (%j)', (fixAvailable, advice) => {
  expect(readAudit(report({ via: [hole], fixAvailable }))).toEqual({
    known: true,
    findings: [`high: valibot, Runs what it reads (https://github.com/advisories/GHSA-0000); ${advice}`],
  })
})

test('A package that only uses the one with the hole is not named again', () => {
  expect(readAudit(report({ via: ['another'] }))).toEqual({ known: true, findings: [] })
})

test.each([
  [JSON.stringify({ message: '405 Method Not Allowed', method: 'POST' }), '405 Method Not Allowed'],
  ['', 'npm gave no report'],
  ['<html>Proxy</html>', 'npm gave no report'],
])('Without an answer of the registry nothing is known: %j', (printed, reason) => {
  expect(readAudit(printed)).toEqual({ known: false, reason })
})
