import { writeOrCheck } from './write-or-check.ts'
import { databaseTypes, typesFile } from './database-types.ts'
import { openProjectDatabase } from './project-database.ts'

/** `npm run gen`: writes what the migrations make of the database as TypeScript; with `--check` only tells. */
const database = await openProjectDatabase()
const types = await databaseTypes(database)
// Before the verdict: as it ends, the engine sets the exit code of the process.
await database.close()
writeOrCheck(typesFile, types, 'supabase/migrations')
