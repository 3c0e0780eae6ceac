import type { Session } from './migrations.ts'

/** The columns of private.settings that tests and the local server can change; intervals in SQL syntax. */
export interface Settings {
  client_limit: number
  client_window: string
  prefix_limit: number
  client_quota: number
  prefix_quota: number
  quota_window: string
  soft_rows: number
  soft_bytes: number
  hard_rows: number
  hard_bytes: number
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
  newsletter_wait: string
  newsletter_expiry: string
  newsletter_mailbox_limit: number
  newsletter_resend_limit: number
  newsletter_resend_pause: string
  newsletter_keep_proof: string
  newsletter_hourly_limit: number
  newsletter_daily_limit: number
  newsletter_alert_signups: number
}

/** Stores the given settings permanently in the database; the others keep their values. */
export async function storeSettings(database: Session, settings: Partial<Settings>): Promise<void> {
  for (const [column, value] of Object.entries(settings)) {
    // Column names come from the type above, never from user input.
    await database.query(`update private.settings set ${column} = $1`, [value])
  }
}
