import * as v from 'valibot'

/** A file of supabase/migrations. */
export interface Migration {
  version: string
  name: string
  sql: string
}

/** The path of a migration, for messages. */
export function migrationFile({ version, name }: Migration): string {
  return `supabase/migrations/${version}_${name}.sql`
}

/** A row of the migration history that @supabase/lite, the Supabase CLI and this project share. */
export const AppliedMigration = v.object({ version: v.string(), statements: v.nullable(v.array(v.string())) })
export type AppliedMigration = v.InferOutput<typeof AppliedMigration>

/** Every migration with an earlier version belongs to the schema that the first files of supabase/migrations replaced. */
const firstVersion = '20261123'

/** Whether a database has the earlier schema, which no migration continues. */
export function isEarlierSchema(applied: readonly AppliedMigration[]): boolean {
  return applied.some(({ version }) => version < firstVersion)
}

// Tools store a migration as a whole or as separate statements without semicolons, and line endings may differ.
const normalized = (sql: string): string => sql.replaceAll(/[\s;]+/g, '')

/**
 * Compares the migrations with those applied to the database. Returns a sentence about the first one that was removed,
 * edited or inserted before an applied one, with the fix. Undefined when the database only lacks the newest ones.
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
    return statements && normalized(statements.join('')) !== normalized(sql)
  })
  if (edited) {
    return `${migrationFile(edited)} was edited after it had been applied to this database. Undo that; write a new migration.`
  }

  const last = [...seen.keys()].toSorted().at(-1) ?? ''
  const late = migrations.find(({ version }) => !seen.has(version) && version < last)
  if (late) {
    return `${migrationFile(late)} comes before ${last}, which was applied to this database. Give it a later version.`
  }
  return undefined
}
