import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { type MigratableDatabase, migrate, MigrationProblem } from './migrations.ts'
import { newCluster } from './new-cluster.ts'
import { moveAway, StartProblem } from './start-problem.ts'

/** Opens the database. */
export async function openDatabase(folder: string | undefined) {
  if (folder === undefined) return createPgliteConnection({ pgliteOptions: { loadDataDir: await newCluster() } })
  await makeCluster(folder)
  const connection = await createPgliteConnection({ url: folder })
  await connection.driver.waitReady
  return connection
}

/** Creates PostgreSQL's data files on the first start: an interrupted one leaves either all of them or none. */
async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  if (existsSync(folder)) return
  const database = await PGlite.create({ dataDir: unfinished, loadDataDir: await newCluster() })
  await database.close()
  await rename(unfinished, folder)
}

/** Applies pending migrations. Throws StartProblem when one fails. */
export async function applyMigrations(database: MigratableDatabase, folder: string | undefined): Promise<void> {
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
