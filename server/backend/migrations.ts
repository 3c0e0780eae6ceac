import { readdir, readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { AppliedMigration, difference, fileOf, type Migration } from './migration-history.ts'

const folder = new URL('../../supabase/migrations/', import.meta.url)

// The table in which the Supabase CLI and @supabase/lite keep the same record, so that either may take over.
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );
`

/** What migrations need of a database; PGlite is one, PostgreSQL over a connection another. */
export interface Session {
  exec(sql: string): Promise<unknown>
  query(sql: string, parameters?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** A database that migrations can be applied to. */
export interface MigratableDatabase extends Session {
  transaction(work: (transaction: Session) => Promise<void>): Promise<unknown>
}

/** Reads supabase/migrations in the order of their versions. */
async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = file.replace(/\.sql$/, '').split('_')
      return { version, name: name.join('_'), sql: await readFile(new URL(file, folder), 'utf8') }
    }),
  )
}

/** Thrown when the database cannot be brought up to date; the message names the migration and says what to do. */
export class MigrationProblem extends Error {}

/**
 * Applies the migrations that the database has not seen, each in its own transaction, and answers their versions.
 * Throws MigrationProblem when one fails, and before anything is changed when one was edited, removed or put before an
 * applied one.
 */
export async function migrate(database: MigratableDatabase): Promise<string[]> {
  await database.exec(history)
  const applied = v.parse(
    v.array(AppliedMigration),
    (await database.query('select version, statements from supabase_migrations.schema_migrations')).rows,
  )
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
      throw new MigrationProblem(`${fileOf(migration)} fails (${reason}). Nothing of it was applied. Correct it.`, {
        cause,
      })
    })
  }
  return pending.map(({ version }) => version)
}
