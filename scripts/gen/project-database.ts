import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { migrate } from '../../server/backend/migrations.ts'
import { createRoles, grantEverythingNew } from '../../server/backend/roles.ts'
import { newCluster } from '../../server/backend/new-cluster.ts'

// The schema in which a hosted project keeps its extensions.
const extensionsSchema = `
  create schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
`

/** Opens an in-memory database with the defaults of a hosted project and all migrations; the caller closes it. */
export async function openProjectDatabase(options: Pick<PGliteOptions, 'extensions'> = {}): Promise<PGlite> {
  const database = await PGlite.create({ ...options, loadDataDir: await newCluster() })
  await database.exec(createRoles)
  await database.exec(extensionsSchema)
  await database.exec(grantEverythingNew)
  await migrate(database)
  return database
}
