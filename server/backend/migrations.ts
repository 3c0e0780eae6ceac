import { readdir, readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { AppliedMigration, difference, migrationFile, isEarlierSchema, type Migration } from './migration-history.ts'

const folder = new URL('../../supabase/migrations/', import.meta.url)

// The same table that the Supabase CLI and @supabase/lite use, so that all of them can be used on one database.
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );
`

/** The database interface that migrations need, implemented by PGlite and by a PostgreSQL connection. */
export interface Session {
  exec(sql: string): Promise<unknown>
  query(sql: string, parameters?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** A database that migrations can be applied to. */
export interface MigratableDatabase extends Session {
  transaction(work: (transaction: Session) => Promise<void>): Promise<unknown>
}

/** Reads supabase/migrations in version order. */
async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = file.replace(/\.sql$/, '').split('_')
      return { version, name: name.join('_'), sql: await readFile(new URL(file, folder), 'utf8') }
    }),
  )
}

/** Thrown when migrations cannot be applied; the message names the migration and the fix. */
export class MigrationProblem extends Error {}

/** Thrown when the database has the earlier schema; nothing is changed. */
export class EarlierSchema extends MigrationProblem {}

/**
 * Applies pending migrations, each in its own transaction, and returns their versions. Throws MigrationProblem when one
 * fails, and before changing anything when one was edited, removed or inserted before an applied one.
 */
export async function migrate(database: MigratableDatabase): Promise<string[]> {
  await database.exec(history)
  const applied = v.parse(
    v.array(AppliedMigration),
    (await database.query('select version, statements from supabase_migrations.schema_migrations')).rows,
  )
  if (isEarlierSchema(applied))
    throw new EarlierSchema('The database has an earlier schema, which no migration continues.')
  const migrations = await readMigrations()
  const differs = difference(migrations, applied)
  if (differs !== undefined) throw new MigrationProblem(differs)

  const known = new Set(applied.map(({ version }) => version))
  const pending = migrations.filter(({ version }) => !known.has(version))
  for (const migration of pending) {
    const { version, name, sql } = migration
    const apply = database.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      )
    })
    await apply.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new MigrationProblem(
        `${migrationFile(migration)} failed (${reason}). It was rolled back. Fix the migration.`,
        {
          cause,
        },
      )
    })
  }
  return pending.map(({ version }) => version)
}
