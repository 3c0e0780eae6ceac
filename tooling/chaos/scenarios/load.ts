import type { ContactMessage } from '../../../src/backend/contact.ts'
import { sendAll } from '../crowd.ts'
import { withEmbeddedServer } from '../embedded.ts'
import { memoryOf } from '../memory.ts'
import { type Figure, openLedger, type Outcome, quantile, savedPerSecond } from '../outcome.ts'
import { type Site, withProject, writeMessages } from '../site.ts'

/** How long visitors write, and how many at a time. */
export interface Load {
  seconds: number
  parallel: number
  durable: boolean
  /** Why times on this machine say little. */
  doubt: string | undefined
}

// The bars are loose on purpose: visitors, gateway, API and database share a machine.

/** Visitors write to a hosted project without a pause. */
export function loadProject({ durable, ...load }: Load): Promise<Outcome[]> {
  return withProject({ durable }, (project) => {
    const processes = {
      database: project.pid('database'),
      API: project.pid('api'),
      'gateway and visitors': process.pid,
    }
    return writeWithoutPause('load', project, processes, { ...load, perSecond: 200, p95: 500 })
  })
}

/** Visitors write to the server of `npm start` without a pause. */
export function loadEmbeddedServer(load: Omit<Load, 'durable'>): Promise<Outcome[]> {
  return withEmbeddedServer((server) =>
    writeWithoutPause(
      'load, embedded',
      server,
      { 'embedded server': server.pid() },
      { ...load, perSecond: 100, p95: 1000 },
    ),
  )
}

async function writeWithoutPause(
  scenario: string,
  site: Site,
  processes: Record<string, number | undefined>,
  { seconds, parallel, doubt, perSecond, p95 }: Omit<Load, 'durable'> & { perSecond: number; p95: number },
): Promise<Outcome[]> {
  const told = await sendAll(site, { messages: writeUntil(performance.now() + seconds * 1000), parallel })
  const rate = { figure: 'saved a second', value: savedPerSecond(told), unit: '', bar: { atLeast: perSecond } } as const
  const wait = { figure: 'wait p95', value: quantile(told.waits, 0.95), unit: 'ms', bar: { atMost: p95 } } as const
  const bars = [rate, wait].map((figure): Figure => ({ table: 'Speed', ...figure, doubt }))
  const memory = Object.entries(processes).flatMap(([name, pid]): Figure[] => {
    const value = pid === undefined ? undefined : memoryOf(pid)
    return value === undefined ? [] : [{ table: 'Speed', figure: `memory of ${name}`, value, unit: 'MB' }]
  })
  return [await openLedger(scenario, site).close(told, [...bars, ...memory])]
}

function* writeUntil(end: number): Generator<ContactMessage> {
  for (const message of writeMessages('Under load')) {
    if (performance.now() >= end) return
    yield message
  }
}
