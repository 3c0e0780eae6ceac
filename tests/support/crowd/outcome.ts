import type { CrowdResult } from './crowd.ts'
import type { Site } from './site.ts'

/** The result of a scenario. Message counts are cumulative over all rounds, to detect losses by later crashes. */
export interface Outcome {
  /** Messages that were sent. */
  sent: number
  /** Messages that were acknowledged as saved. */
  acknowledged: number
  /** Rows in the table. */
  stored: number
  /** Distinct contents among the rows. */
  distinct: number
  /** Acknowledged messages without a row. */
  lost: number
  /** Response counts of this round by HTTP status. */
  answers: Record<string, number>
}

/** Accumulates the acknowledged messages over the rounds of a scenario and compares them with the stored ones. */
export function countOutcomes(site: Site): (result: CrowdResult) => Promise<Outcome> {
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  return async (result) => {
    for (const text of result.sent) sent.add(text)
    for (const text of result.acknowledged) acknowledged.add(text)
    const { rows, distinct, texts } = await site.stored()
    const found = new Set(texts)
    return {
      sent: sent.size,
      acknowledged: acknowledged.size,
      stored: rows,
      distinct,
      lost: [...acknowledged].filter((text) => !found.has(text)).length,
      answers: Object.fromEntries(result.answers),
    }
  }
}
