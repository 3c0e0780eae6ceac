import type { Session } from './migrations.ts'

/** Values of columns of private.settings (supabase/migrations); intervals in SQL syntax. */
export type DatabaseSettings = Readonly<Record<string, number | string>>

/** Stores the given settings permanently in the database; the others keep their values. */
export async function storeSettings(database: Session, settings: DatabaseSettings): Promise<void> {
  for (const [column, value] of Object.entries(settings)) {
    // Column names are written in code, never by users.
    await database.query(`update private.settings set ${column} = $1`, [value])
  }
}
