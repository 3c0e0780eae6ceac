import type { DatabaseSettings } from '../../server/backend/migrations.ts'

const enough = 1_000_000_000

/** Effectively disables limits and quotas, for tests of other behavior. */
export const withoutLimits = {
  network_limit: enough,
  network_quota: enough,
  table_quota: enough,
  mail_hourly_limit: enough,
} satisfies DatabaseSettings
