import type { Told } from './crowd.ts'
import type { Site } from './site.ts'

/** What a scenario came to. Numbers of messages count from its first round on, so that a later crash loses nothing. */
export interface Outcome {
  /** Messages that were sent. */
  sent: number
  /** Messages of which visitors have been told that they are saved. */
  acknowledged: number
  /** Rows of the table. */
  stored: number
  /** Different contents among the rows. */
  distinct: number
  /** Acknowledged messages without a row. */
  lost: number
  /** How often each answer came in this round, by HTTP status. */
  answers: Record<string, number>
}

/** Collects what visitors have been told over the rounds of a scenario, and compares it with what is stored. */
export function countOutcomes(site: Site): (told: Told) => Promise<Outcome> {
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  return async (told) => {
    for (const text of told.sent) sent.add(text)
    for (const text of told.acknowledged) acknowledged.add(text)
    const { rows, distinct, texts } = await site.stored()
    const found = new Set(texts)
    return {
      sent: sent.size,
      acknowledged: acknowledged.size,
      stored: rows,
      distinct,
      lost: [...acknowledged].filter((text) => !found.has(text)).length,
      answers: Object.fromEntries(told.answers),
    }
  }
}
