import { readdir, readFile } from 'node:fs/promises'

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

export interface MigratableDatabase extends Session {
  transaction(work: (transaction: Session) => Promise<void>): Promise<unknown>
}

/** Thrown when a migration fails; the database is as it was before. */
export class MigrationProblem extends Error {}

/** Applies the migrations that a database lacks, in version order, each in its own transaction. */
export async function migrate(database: MigratableDatabase): Promise<void> {
  await database.exec(history)
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  for (const file of (await readdir(folder)).filter((one) => one.endsWith('.sql')).toSorted()) {
    const [, version = '', name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
    if (applied.has(version)) continue
    const sql = await readFile(new URL(file, folder), 'utf8')
    const apply = database.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      )
    })
    await apply.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new MigrationProblem(`supabase/migrations/${file} failed (${reason}) and was rolled back.`, { cause })
    })
  }
}

/** Values of columns of private.settings (supabase/migrations); intervals in SQL syntax. */
export type DatabaseSettings = Readonly<Record<string, number | string>>

/** Stores the given settings permanently in the database; the others keep their values. */
export async function storeSettings(database: Session, settings: DatabaseSettings): Promise<void> {
  for (const [column, value] of Object.entries(settings)) {
    // Column names are written in code, never by users.
    await database.query(`update private.settings set ${column} = $1`, [value])
  }
}
