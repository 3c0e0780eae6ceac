import type { DataApiOptions } from './data-api.ts'

/** The start options of the database thread. */
export type ThreadData = Omit<DataApiOptions, 'log'>

/** A call to the database thread. */
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

/** A message from the database thread: whether the database is open, responses to calls, and log lines. */
export type Answer =
  | { kind: 'open' }
  | { kind: 'not-open'; isStartProblem: boolean; message: string }
  | { kind: 'line'; line: string }
  | { kind: 'done'; id: number }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'response'; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
