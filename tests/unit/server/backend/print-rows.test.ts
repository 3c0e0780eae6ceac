import { expect, test } from 'vitest'
import { addressTitle, withoutFormulas } from '../../../../server/backend/print-rows.ts'

/** The cell of a message after the formulas were made harmless. */
function harmless(text: string, title = 'message'): string | undefined {
  return withoutFormulas([
    ['received', title],
    ['2026-03-01', text],
  ])[1]?.[1]
}

test.each([
  '=1+1',
  '+49 170 1234567',
  '-1+1',
  '@SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '"=1+1',
  '- list\n- more',
  '00491701234567',
])('A cell that begins with a formula, or would lose zeros, gets an apostrophe: %j', (text) =>
  expect(harmless(text)).toMatch(/^'/),
)

test.each([
  'Ann-Kathrin',
  'Zu tun:\n- Rechnungen\n- Angebot: 3-5 Tage; danke!\n+49 170 1234567',
  'a = b - c, x@y.example',
])('Other text is not changed: %j', (text) => expect(harmless(text)).toBe(text))

test.each(['+jo@example.com', '=jo@example.com', '-jo@example.com'])('No address is changed: %s', (address) =>
  expect(harmless(address, addressTitle)).toBe(address),
)

test('but one that would start a program is', () =>
  expect(harmless("=cmd|'/Ccalc'!A1-@evil.example", addressTitle)).toMatch(/^'=/))

test('Hostile text costs linear time', () => {
  const text = `${' '.repeat(50_000)}${'+'.repeat(50_000)}${'\n+'.repeat(50_000)}`
  expect(harmless(text)).toContain(text.trimStart())
}, 2000)
