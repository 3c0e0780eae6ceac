import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { moveAway, StartProblem } from './start-problem.ts'

export const dataDirectory = process.env['NOVAMESA_DATA'] || resolve(import.meta.dirname, '../../.data/backend')

const Holder = v.strictObject({
  pid: v.number(),
  api: v.optional(v.object({ url: v.string(), key: v.string() })),
  site: v.optional(v.string()),
})

/** The process that has a data directory open, its Data API with the secret key, and the URL of the site it serves. */
type Holder = v.InferOutput<typeof Holder>

/** Thrown when another process has the data directory open; `holder` is undefined while that process is starting. */
export class DirectoryInUse extends StartProblem {
  readonly holder: Holder | undefined

  constructor(directory: string, holder: Holder | undefined) {
    const who = holder
      ? `process ${holder.pid}${holder.site ? `, which serves ${holder.site}` : ''}`
      : 'another process'
    super(`The data directory ${directory} is in use by ${who}. Stop it first, or choose another data directory.`)
    this.holder = holder
  }
}

// A SQLite lock: the operating system releases it however the process ends, so it is never stale and does not depend on
// process ids, which are reused. Two processes on one PGlite directory lose rows silently.
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

/** Reads the published holder of the directory; undefined if there is none. */
async function readHolder(directory: string): Promise<Holder | undefined> {
  try {
    return v.parse(Holder, JSON.parse(await readFile(join(directory, 'server.json'), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Locks the data directory for this process, creating it if needed. Throws DirectoryInUse when another process has it
 * open, and StartProblem when the directory cannot be created or used.
 */
export async function holdDirectory(directory: string) {
  const file = join(directory, 'server.json')
  /** Publishes the addresses of this process to other processes of the same user. */
  async function publish(addresses: Omit<Holder, 'pid'>): Promise<void> {
    const holder: Holder = { pid: process.pid, ...addresses }
    // Renamed into place, so that it is never read half-written.
    await writeFile(`${file}.new`, JSON.stringify(holder), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }

  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const held = lock(join(directory, 'lock.sqlite'))
    if (!held) throw new DirectoryInUse(directory, await readHolder(directory))
    // A killed process leaves an outdated file behind.
    await rm(file, { force: true })
    await publish({})
    return {
      database: join(directory, 'database'),
      publish,
      async release() {
        await rm(file, { force: true })
        held.close()
      },
    }
  } catch (error) {
    if (error instanceof StartProblem || !(error instanceof Error && 'code' in error)) throw error
    throw new StartProblem(
      `The data directory ${directory} cannot be used: ${error.message}. ` +
        `Choose another one with NOVAMESA_DATA, or ${moveAway(directory)}.`,
    )
  }
}
