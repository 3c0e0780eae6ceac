import { writeFile } from 'node:fs/promises'
import { databaseTypes, typesFile } from './database-types.ts'
import { openProjectDatabase } from './project-database.ts'

/** `npm run types:database`: writes what the migrations make of the database as TypeScript. */
const database = await openProjectDatabase()
await writeFile(typesFile, await databaseTypes(database))
await database.close()
