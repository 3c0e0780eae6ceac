import { randomOf } from '../../../src/ui/random.ts'
import { listenOnLoopback } from '../../backend/loopback.ts'
import { sendAll } from '../crowd.ts'
import { openLedger, type Outcome } from '../outcome.ts'
import { withProject, writeMessages } from '../site.ts'
import type { Size } from './size.ts'

const share = 0.35

/** A connection breaks after the database has committed and before the visitor hears of it. */
export function dropAnswers({ messages, parallel, rounds, seed, durable }: Size): Promise<Outcome[]> {
  return withProject({ durable }, async (project) => {
    const attempts = new Map<string, number>()
    let dropped = 0
    const line = await listenOnLoopback(async (request) => {
      const body = await request.clone().text()
      const attempt = (attempts.get(body) ?? 0) + 1
      attempts.set(body, attempt)
      const response = await project.fetch(request)
      // By message and attempt, so that the order in which requests arrive changes nothing.
      if (randomOf(`${seed} ${attempt} ${body}`)() >= share) return response
      dropped += 1
      return Response.error()
    })
    try {
      const site = { ...project, url: line.url }
      const ledger = openLedger('answers dropped', site)
      const outcomes: Outcome[] = []
      for (let round = 1; round <= rounds; round += 1) {
        dropped = 0
        const told = await sendAll(site, { messages: writeMessages(`Round ${round}`, messages), parallel })
        outcomes.push(await ledger.close(told, [{ figure: 'dropped', value: dropped, unit: '' }]))
      }
      return outcomes
    } finally {
      await line.close()
    }
  })
}
