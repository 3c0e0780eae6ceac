import { readdir, readFile } from 'node:fs/promises'

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

interface MigratableDatabase extends Session {
  transaction(work: (transaction: Session) => Promise<void>): Promise<unknown>
}

interface Migration {
  version: string
  name: string
  sql: string
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

/** Applies the migrations that the database has not seen, each in its own transaction, and answers their versions. */
export async function migrate(database: MigratableDatabase): Promise<string[]> {
  await database.exec(history)
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map((row) => row['version']))
  const pending = (await readMigrations()).filter(({ version }) => !applied.has(version))
  for (const { version, name, sql } of pending) {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      )
    })
  }
  return pending.map(({ version }) => version)
}
