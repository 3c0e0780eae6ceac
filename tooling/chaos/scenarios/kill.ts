import { randomOf } from '../../../src/ui/random.ts'
import { sendAll } from '../crowd.ts'
import { openLedger, type Outcome } from '../outcome.ts'
import { type Site, withProject, writeMessages } from '../site.ts'
import type { Size } from './size.ts'

/** A site of which a process can be killed. */
interface Mortal extends Site {
  kill(): void
  pid(): number | undefined
}

/** A process of a hosted project is killed in each round, while visitors write. */
export function killPart(part: 'database' | 'api', size: Size): Promise<Outcome[]> {
  return withProject({ durable: size.durable }, (project) => {
    const site = { ...project, kill: () => project.kill(part), pid: () => project.pid(part) }
    return killUnderLoad(`${part} killed`, site, size)
  })
}

/** Kills a process in each round, when a number of visitors that chance decides have been told "saved". */
export async function killUnderLoad(
  scenario: string,
  site: Mortal,
  { messages, parallel, rounds, seed }: Size,
): Promise<Outcome[]> {
  const random = randomOf(seed)
  const ledger = openLedger(scenario, site)
  const outcomes: Outcome[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const killedAt = killTime(messages, random())
    const before = site.pid()
    const told = await sendAll(site, {
      messages: writeMessages(`Round ${round}`, messages),
      parallel,
      onSaved: (count) => count === killedAt && site.kill(),
    })
    if (site.pid() === before) throw new Error(`${scenario}: the process lives on, so that the round shows nothing.`)
    outcomes.push(await ledger.close(told, [{ figure: 'killed at', value: killedAt, unit: '' }]))
  }
  return outcomes
}

/** A number of messages between a fifth and four fifths of a round; chance is a number from 0 to 1. */
export function killTime(messages: number, chance: number): number {
  return Math.ceil(messages * (0.2 + 0.6 * chance))
}
