import * as v from 'valibot'

/** A file of supabase/migrations. */
export interface Migration {
  version: string
  name: string
  sql: string
}

/** Where a migration stands, for messages. */
export function fileOf({ version, name }: Migration): string {
  return `supabase/migrations/${version}_${name}.sql`
}

/** A row of the record that @supabase/lite, the Supabase CLI and this project keep in the database. */
export const AppliedMigration = v.object({ version: v.string(), statements: v.nullable(v.array(v.string())) })
export type AppliedMigration = v.InferOutput<typeof AppliedMigration>

// Who has applied a migration stores it whole or statement by statement, without the semicolons between them; and a
// checkout may have other line ends.
const essence = (sql: string): string => sql.replaceAll(/[\s;]+/g, '')

/**
 * Compares the migrations with what the database has seen: the first one that was removed, edited or put before an
 * applied one, with what to do, as a sentence. Undefined when the database only lacks the newest ones.
 */
export function difference(migrations: readonly Migration[], applied: readonly AppliedMigration[]): string | undefined {
  const seen = new Map(applied.map(({ version, statements }) => [version, statements]))

  const versions = new Set(migrations.map(({ version }) => version))
  const missing = [...seen.keys()].toSorted().find((version) => !versions.has(version))
  if (missing !== undefined) {
    return `Migration ${missing} was applied to this database and is missing in supabase/migrations. Restore its file.`
  }

  const edited = migrations.find(({ version, sql }) => {
    const statements = seen.get(version)
    return statements && essence(statements.join('')) !== essence(sql)
  })
  if (edited) {
    return `${fileOf(edited)} was edited after it had been applied to this database. Undo that; write a new migration.`
  }

  const last = [...seen.keys()].toSorted().at(-1) ?? ''
  const late = migrations.find(({ version }) => !seen.has(version) && version < last)
  if (late) {
    return `${fileOf(late)} comes before ${last}, which was applied to this database. Give it a later version.`
  }
  return undefined
}
