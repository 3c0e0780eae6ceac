import type { DatabaseSettings } from '../../server/backend/migrations.ts'

const enough = 1_000_000_000

/** Effectively disables limits and quotas, for tests of other behavior; every message gets its own mail. */
export const withoutLimits = {
  client_limit: enough,
  prefix_limit: enough,
  client_quota: enough,
  prefix_quota: enough,
  soft_rows: enough,
  soft_bytes: enough,
  hard_rows: enough,
  hard_bytes: enough,
  mail_hourly_limit: enough,
  mail_daily_limit: enough,
  newsletter_hourly_limit: enough,
  newsletter_daily_limit: enough,
} satisfies DatabaseSettings
