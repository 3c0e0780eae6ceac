import type { DataApiOptions } from './data-api.ts'

/** What the thread of the database is started with. */
export type ThreadData = Omit<DataApiOptions, 'log'>

/** What the thread is asked. */
export type Call = { id: number } & (
  | { kind: 'purge' | 'close' }
  | {
      kind: 'fetch'
      url: string
      method: string
      headers: readonly (readonly [string, string])[]
      body: Uint8Array<ArrayBuffer>
      address: string | undefined
    }
)

/** What it says: whether it could open the database, answers to calls, and lines for the log. */
export type Answer =
  | { kind: 'open' }
  | { kind: 'not-open'; isStartProblem: boolean; message: string }
  | { kind: 'line'; line: string }
  | { kind: 'done'; id: number }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'response'; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
