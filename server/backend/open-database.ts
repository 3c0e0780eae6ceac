import { dirname } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { newCluster } from '../../scripts/gen/new-cluster.ts'
import { checkCluster, damaged, makeCluster } from './cluster.ts'
import { diskFull } from './disk-space.ts'
import { type MigratableDatabase, migrate, MigrationProblem } from './migrations.ts'
import { moveAway, StartProblem } from './start-problem.ts'

/** A database of the local server. */
export interface DatabaseOptions {
  /** PostgreSQL's own files, made if need be; a database in memory without them. */
  folder: string | undefined
  /** What a new database holds, see newCluster(); made when it is needed. */
  cluster?: Blob | undefined
  /** Bytes that have to be free on the disk before anything is written. */
  diskReserve?: number | undefined
  /** Only reads: a database that the migrations do not fit is taken as it is. */
  forReading?: boolean | undefined
}

/** Opens the database. Throws StartProblem when the disk is full or the files cannot be opened. */
export async function openDatabase({ folder, cluster, diskReserve }: DatabaseOptions) {
  if (folder === undefined)
    return createPgliteConnection({ pgliteOptions: { loadDataDir: cluster ?? (await newCluster()) } })
  // Before anything else: PGlite never returns when it has to write and cannot.
  const full = diskFull(folder, diskReserve)
  if (full !== undefined)
    throw new StartProblem(`${full} Make room on the disk of ${dirname(folder)}, then start again.`)
  await makeCluster(folder, cluster)
  await checkCluster(folder)
  try {
    const connection = await createPgliteConnection({ url: folder })
    await connection.driver.waitReady
    return connection
  } catch (cause) {
    throw damaged(folder, cause)
  }
}

/** Applies what migrations the database lacks. Throws StartProblem when they do not fit what it holds. */
export async function bringUpToDate(
  database: MigratableDatabase,
  { folder, forReading = false }: DatabaseOptions,
): Promise<void> {
  try {
    await migrate(database)
  } catch (error) {
    if (!(error instanceof MigrationProblem) || folder === undefined) throw error
    if (forReading) return
    const directory = dirname(folder)
    throw new StartProblem(
      `${error.message} Or export what is in ${directory} (npm run submissions -- --csv), then ${moveAway(directory)}.`,
    )
  }
}
