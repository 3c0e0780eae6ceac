import { writeOrCheck } from './write-or-check.ts'
import { databaseTypes, typesFile } from './database-types.ts'
import { openProjectDatabase } from './project-database.ts'

/** `npm run gen`: writes the TypeScript types of the database; `--check` only reports whether they are outdated. */
const database = await openProjectDatabase()
const types = await databaseTypes(database)
// Closed before the check, because PGlite sets the exit code of the process when it closes.
await database.close()
writeOrCheck(typesFile, types, 'supabase/migrations')
