import { type Measure, missLine, verdict } from '../bench/measure.ts'
import type { Told } from './crowd.ts'
import type { Site } from './site.ts'

/** What a scenario came to. Numbers of messages count from its first round on, so that a later crash loses nothing. */
export interface Outcome {
  scenario: string
  round: number
  sent: number
  /** Messages of which visitors have been told that they are saved. */
  acknowledged: number
  /** Rows of the table. */
  stored: number
  /** Different contents among the rows. */
  distinct: number
  /** Acknowledged messages without a row. */
  lost: number
  told: Told
  /** Further figures of the scenario. */
  more: Figure[]
}

/** A figure for the scenario's row of a table, the first one if none is named; it replaces one of the same name. */
export type Figure = Omit<Measure, 'table' | 'page'> & { table?: Table }

type Table = 'Messages' | 'Speed' | 'Answers'

/** Keeps what visitors have been told over the rounds of a scenario, and compares it with what is stored. */
export function openLedger(scenario: string, site: Site): { close(told: Told, more?: Figure[]): Promise<Outcome> } {
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  let round = 0
  return {
    async close(told, more = []) {
      round += 1
      for (const text of told.sent) sent.add(text)
      for (const text of told.acknowledged) acknowledged.add(text)
      const { rows, distinct, texts } = await site.stored()
      const found = new Set(texts)
      return {
        scenario,
        round,
        sent: sent.size,
        acknowledged: acknowledged.size,
        stored: rows,
        distinct,
        lost: [...acknowledged].filter((text) => !found.has(text)).length,
        told,
        more,
      }
    },
  }
}

/** An outcome as rows of tables; that acknowledged = stored = distinct, and that nothing is lost, are its bars. */
export function measuresOf({ scenario, round, told, more, ...counts }: Outcome): Measure[] {
  const { sent, acknowledged, stored, distinct, lost } = counts
  const wait = (figure: string, share: number): Figure => ({
    table: 'Speed',
    figure,
    value: quantile(told.waits, share),
    unit: 'ms',
  })
  const figures: Figure[] = [
    { figure: 'sent', value: sent, unit: '' },
    { figure: 'acknowledged', value: acknowledged, unit: '', bar: { atLeast: sent } },
    { figure: 'stored', value: stored, unit: '', bar: { atMost: acknowledged } },
    { figure: 'distinct', value: distinct, unit: '', bar: { atLeast: stored } },
    { figure: 'lost', value: lost, unit: '', bar: { atMost: 0 } },
    { table: 'Speed', figure: 'duration', value: told.seconds, unit: 's' },
    { table: 'Speed', figure: 'saved a second', value: savedPerSecond(told), unit: '' },
    wait('wait p50', 0.5),
    wait('wait p95', 0.95),
    wait('wait p99', 0.99),
    wait('longest wait', 1),
    ...more,
    ...[...told.answers].map(([answer, value]): Figure => ({ table: 'Answers', figure: answer, value, unit: '' })),
  ]
  const byName = new Map(figures.map((figure) => [figure.figure, figure]))
  return [...byName.values()].map((figure) => ({ table: 'Messages', page: `${scenario} ${round}`, ...figure }))
}

/** How many messages a crowd has saved a second. */
export function savedPerSecond({ waits, seconds }: Told): number {
  return waits.length / seconds
}

/** The value that a share of the values does not exceed; 0 when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)] ?? 0
}

/** A line for each bar that an outcome misses. */
export function faultsIn(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .flatMap(measuresOf)
    .filter((measure) => verdict(measure) === 'missed')
    .map(missLine)
}
