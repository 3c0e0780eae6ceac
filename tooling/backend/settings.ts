import type { Session } from './migrations.ts'

/** The numbers of the table private.settings that tests and the local server may change; intervals as in SQL. */
export interface Settings {
  client_limit: number
  client_window: string
  table_limit: number
  table_window: string
  mail_lease: string
  mail_first_retry: string
  mail_longest_retry: string
  mail_give_up_after: string
  mail_hourly_limit: number
  mail_daily_limit: number
  digest_pause: string
  digest_size: number
  digest_daily_limit: number
  intake_alert_messages: number
  intake_alert_bytes: number
  mail_alert_mails: number
  sweep_grace: string
  keep_messages: string
}

/** Settings with which nobody writes too often, and each message has a mail of its own. */
export const withoutLimits: Partial<Settings> = {
  client_limit: 1_000_000_000,
  table_limit: 1_000_000_000,
  mail_hourly_limit: 1_000_000_000,
  mail_daily_limit: 1_000_000_000,
}

/** Stores the given settings in the database, where they stay; the others keep their values. */
export async function storeSettings(database: Session, settings: Partial<Settings>): Promise<void> {
  for (const [column, value] of Object.entries(settings)) {
    // Column names come from the type above, never from outside.
    await database.query(`update private.settings set ${column} = $1`, [value])
  }
}
