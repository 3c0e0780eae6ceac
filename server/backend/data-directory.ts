import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { moveAway, StartProblem } from './start-problem.ts'
import { writeWhole } from './write-whole.ts'

/** Where the local server keeps its data unless told otherwise. */
export const defaultDataDirectory = resolve(import.meta.dirname, '../../.data/backend')

const Holder = v.strictObject({ pid: v.number(), url: v.optional(v.string()), site: v.optional(v.string()) })

/** Who has a data directory open: process, its loopback address, and the address of the site it serves. */
export type Holder = v.InferOutput<typeof Holder>

/** Thrown when another process has the data directory open; `holder` is unknown while that one is starting. */
export class DirectoryInUse extends StartProblem {
  readonly holder: Holder | undefined

  constructor(directory: string, holder: Holder | undefined) {
    const who = holder
      ? `process ${holder.pid}${holder.site ? `, which serves ${holder.site}` : ''}`
      : 'another process'
    super(`The data directory ${directory} is in use by ${who}. Stop it first, or choose another data directory.`)
    this.name = 'DirectoryInUse'
    this.holder = holder
  }
}

/** A data directory that only this process may use. */
export interface HeldDirectory {
  /** PostgreSQL's own files. */
  database: string
  /** Tells other processes where to reach this one. */
  publish(holder: Omit<Holder, 'pid'>): Promise<void>
  release(): Promise<void>
}

// The lock is SQLite's: the operating system drops it when the process ends, however it ends, so that none is ever
// stale and no process id is mistaken for another's. Two processes on one PGlite directory lose rows silently.
function lock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('begin exclusive')
    return database
  } catch (error) {
    database.close()
    const busy = 5
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
}

/** Tells who has the directory open, as far as that process has said. */
async function readHolder(directory: string): Promise<Holder | undefined> {
  try {
    return v.parse(Holder, JSON.parse(await readFile(join(directory, 'server.json'), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Takes the data directory for this process, creating it if need be. Throws DirectoryInUse when another has it, and
 * StartProblem when there cannot be one.
 */
export async function holdDirectory(directory: string): Promise<HeldDirectory> {
  try {
    return await takeDirectory(directory)
  } catch (error) {
    if (error instanceof StartProblem || !(error instanceof Error && 'code' in error)) throw error
    throw new StartProblem(
      `The data directory ${directory} cannot be used: ${error.message}. ` +
        `Choose another one with NOVAMESA_DATA, or ${moveAway(directory)}.`,
    )
  }
}

async function takeDirectory(directory: string): Promise<HeldDirectory> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const held = lock(join(directory, 'lock.sqlite'))
  if (!held) throw new DirectoryInUse(directory, await readHolder(directory))

  const file = join(directory, 'server.json')
  // What a process that was killed has left is not true any more.
  await rm(file, { force: true })
  let holder: Holder = { pid: process.pid }
  const publish: HeldDirectory['publish'] = async (addresses) => {
    holder = { ...holder, ...addresses }
    await writeWhole(file, JSON.stringify(holder))
  }
  await publish({})
  return {
    database: join(directory, 'database'),
    publish,
    async release() {
      await rm(file, { force: true })
      held.close()
    },
  }
}
