import type { Session } from './migrations.ts'

/** The numbers of the table private.settings that tests and the local server may change; intervals as in SQL. */
export interface Settings {
  client_limit: number
  client_window: string
  table_limit: number
  table_window: string
  mail_lease: string
  mail_max_attempts: number
  mail_first_retry: string
  mail_longest_retry: string
  sweep_grace: string
  keep_messages: string
}

/** Stores the given settings in the database, where they stay; the others keep their values. */
export async function storeSettings(database: Session, settings: Partial<Settings>): Promise<void> {
  for (const [column, value] of Object.entries(settings)) {
    // Column names come from the type above, never from outside.
    await database.query(`update private.settings set ${column} = $1`, [value])
  }
}
