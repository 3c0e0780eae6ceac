import { expect, test } from 'vitest'
import { withEmbeddedServer } from '../../tooling/chaos/embedded.ts'
import { faultsIn } from '../../tooling/chaos/outcome.ts'
import { killFunction } from '../../tooling/chaos/scenarios/kill-function.ts'
import { killPart, killUnderLoad } from '../../tooling/chaos/scenarios/kill.ts'

// `npm run chaos` does the same with more messages, in three rounds.
const short = { messages: 80, parallel: 20, rounds: 1, seed: 'tests', durable: false }
const storedOnce = { acknowledged: 80, stored: 80, distinct: 80, lost: 0 }
// Processes that start again take long on a busy machine.
const patient = { timeout: 180_000 }

test.each(['database', 'api'] as const)('a killed %s loses and doubles no message', patient, async (part) => {
  expect(await killPart(part, short)).toMatchObject([storedOnce])
})

test('a killed embedded server loses and doubles no message', patient, async () => {
  const outcomes = await withEmbeddedServer((server) => killUnderLoad('embedded server killed', server, short))
  expect(outcomes).toMatchObject([storedOnce])
})

test('a killed function leaves no message unmailed and mails none under a second key', patient, async () => {
  const outcomes = await killFunction({ ...short, messages: 40 })
  expect(outcomes).toMatchObject([{ acknowledged: 40, stored: 40, distinct: 40, lost: 0 }])
  expect(faultsIn(outcomes)).toEqual([])
})
