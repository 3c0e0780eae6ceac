import { dirname } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { newCluster } from './new-cluster.ts'
import { checkCluster, damaged, makeCluster } from './cluster.ts'
import { diskFull } from './disk-space.ts'
import { type MigratableDatabase, migrate, MigrationProblem } from './migrations.ts'
import { moveAway, StartProblem } from './start-problem.ts'

/** Options for opening a database of the local server. */
export interface DatabaseOptions {
  /** The directory of PostgreSQL's data files, created if needed; undefined for a database in memory. */
  folder: string | undefined
}

/** Opens the database. Throws StartProblem when the disk is full or the files cannot be opened. */
export async function openDatabase({ folder }: DatabaseOptions) {
  if (folder === undefined) return createPgliteConnection({ pgliteOptions: { loadDataDir: await newCluster() } })
  // Checked first: PGlite hangs when it cannot write.
  const full = diskFull(folder)
  if (full !== undefined)
    throw new StartProblem(`${full} Make room on the disk of ${dirname(folder)}, then start again.`)
  await makeCluster(folder)
  await checkCluster(folder)
  try {
    const connection = await createPgliteConnection({ url: folder })
    await connection.driver.waitReady
    return connection
  } catch (cause) {
    throw damaged(folder, cause)
  }
}

/** Applies pending migrations. Throws StartProblem when one fails. */
export async function applyMigrations(database: MigratableDatabase, { folder }: DatabaseOptions): Promise<void> {
  try {
    await migrate(database)
  } catch (error) {
    if (!(error instanceof MigrationProblem) || folder === undefined) throw error
    const directory = dirname(folder)
    throw new StartProblem(
      `The data in ${directory} do not fit this version of the project: ${error.message} Export them with the version ` +
        `that wrote them (npm run submissions -- --csv), then ${moveAway(directory)}.`,
    )
  }
}
