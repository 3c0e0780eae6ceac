import { sendAll } from '../crowd.ts'
import { openLedger, type Outcome } from '../outcome.ts'
import { withProject, writeMessages } from '../site.ts'
import type { Size } from './size.ts'

/** All messages of a round are sent in the same moment, and none is to need a second attempt. */
export function sendAtOnce({ messages, rounds, durable }: Omit<Size, 'parallel' | 'seed'>): Promise<Outcome[]> {
  return withProject({ durable }, async (project) => {
    const ledger = openLedger('at once', project)
    const outcomes: Outcome[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const written = writeMessages(`Round ${round}`, messages)
      outcomes.push(await ledger.close(await sendAll(project, { messages: written, parallel: messages, patience: 0 })))
    }
    return outcomes
  })
}
