import { PGlite } from '@electric-sql/pglite'

let cluster: Promise<Blob> | undefined

/**
 * The initial content of a PGlite database, for its option `loadDataDir`: loading it takes a quarter of the time that
 * PostgreSQL needs to create it. Created once per process.
 */
export function newCluster(): Promise<Blob> {
  cluster ??= createCluster()
  return cluster
}

async function createCluster(): Promise<Blob> {
  const database = await PGlite.create()
  const files = await database.dumpDataDir('none')
  await database.close()
  return files
}
