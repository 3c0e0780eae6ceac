import { expect, test } from 'vitest'
import type { Told } from '../../../../tooling/chaos/crowd.ts'
import { faultsIn, openLedger, quantile } from '../../../../tooling/chaos/outcome.ts'

const told = (texts: string[], sent = texts): Told => ({
  sent,
  acknowledged: texts,
  waits: texts.map(() => 5),
  answers: new Map([['201', texts.length]]),
  seconds: 1,
})

/** The outcome of one round in which visitors have been told of some texts, and the database has others. */
async function faults(acknowledged: string[], rows: string[], sent = acknowledged) {
  const stored = async () => ({ rows: rows.length, distinct: new Set(rows).size, texts: rows })
  const site = { url: 'http://site.test', publishableKey: 'key', stored }
  return faultsIn([await openLedger('scenario', site).close(told(acknowledged, sent))])
}

test('Nothing is wrong when what was acknowledged is stored, once each', async () => {
  expect(await faults(['a', 'b'], ['b', 'a'])).toEqual([])
})

test.each([
  ['an acknowledged message that is not stored', ['a', 'b'], ['a'], undefined, 'lost 1'],
  ['another message in its place', ['a', 'b'], ['a', 'c'], undefined, 'lost 1'],
  ['a message that is stored twice', ['a', 'b'], ['a', 'b', 'b'], undefined, 'distinct 2'],
  ['a message that nobody was told of', ['a'], ['a', 'b'], undefined, 'stored 2'],
  ['a visitor who gave up', ['a'], ['a'], ['a', 'b'], 'acknowledged 1'],
])('%s is a fault', async (_, acknowledged, rows, sent, fault) => {
  expect((await faults(acknowledged, rows, sent)).join('\n')).toContain(`scenario 1: ${fault}, has to be`)
})

test('The messages of earlier rounds have to be there after later ones', async () => {
  const texts = ['a']
  const stored = async () => ({ rows: texts.length, distinct: texts.length, texts })
  const ledger = openLedger('scenario', { url: 'http://site.test', publishableKey: 'key', stored })
  const first = await ledger.close(told(['a']))
  texts.splice(0, 1, 'b')
  const second = await ledger.close(told(['b']))
  expect([first, second]).toMatchObject([
    { round: 1, acknowledged: 1, stored: 1, lost: 0 },
    { round: 2, acknowledged: 2, stored: 1, lost: 1 },
  ])
})

test('A quantile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([0.5, 0.95, 0.99, 1].map((share) => quantile(values, share))).toEqual([50, 95, 99, 100])
  expect(quantile([7], 0.5)).toBe(7)
  expect(quantile([], 0.5)).toBe(0)
})
