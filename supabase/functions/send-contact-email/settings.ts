/** All configuration, read from environment variables. */
export interface Settings {
  /** The project's origin, without a path. */
  supabaseUrl: string
  /** The service role's key; may be a legacy JWT key. */
  secretKey: string
  /** API keys accepted from callers. */
  callerKeys: string[]
  mailApiUrl: string
  mailApiKey: string
  mailTo: string[]
  mailFrom: string
  /** Origins allowed by CORS, besides the function's own. */
  allowedOrigins: string[]
  /** The site's origin, for links in newsletter mails. */
  siteUrl: string
  /** The origin under which mail services reach this function, for one-click unsubscription. */
  backendUrl: string
  /** Secret required to run a sweep; when empty, sweeps are disabled. */
  sweepSecret: string
  /** Receives alerts as JSON with a `text` field, besides the mail; when empty, alerts are only mailed. */
  alertWebhookUrl: string
}

type Read = (name: string) => string | undefined

// The platform passes keys as a JSON object of names; the older variables hold a single key each.
function readKeys(read: Read, dictionary: string, ...single: string[]): string[] {
  const named: unknown = JSON.parse(read(dictionary) || '{}')
  const keys: unknown[] = typeof named === 'object' && named !== null ? Object.values(named) : []
  return [...keys, ...single.map(read)].filter((key): key is string => typeof key === 'string' && key !== '')
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** Reads the settings; throws an error that names the missing ones. */
export function readSettings(read: Read): Settings {
  const missing: string[] = []
  const required = (name: string, value: string | undefined): string => {
    if (!value) missing.push(name)
    return value ?? ''
  }
  const supabaseUrl = required('SUPABASE_URL', read('SUPABASE_URL'))
  const allowedOrigins = list(read('ALLOWED_ORIGINS'))
  const settings: Settings = {
    supabaseUrl,
    secretKey: required(
      'SUPABASE_SECRET_KEYS',
      readKeys(read, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY')[0],
    ),
    callerKeys: readKeys(read, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'),
    mailApiUrl: read('MAIL_API_URL') || 'https://api.resend.com',
    mailApiKey: required('MAIL_API_KEY', read('MAIL_API_KEY')),
    mailTo: list(required('MAIL_TO', read('MAIL_TO'))),
    mailFrom: required('MAIL_FROM', read('MAIL_FROM')),
    allowedOrigins,
    // A site without other origins is on the project's own.
    siteUrl: read('SITE_URL') || allowedOrigins[0] || supabaseUrl,
    backendUrl: read('BACKEND_URL') || supabaseUrl,
    sweepSecret: read('SWEEP_SECRET') ?? '',
    alertWebhookUrl: read('ALERT_WEBHOOK_URL') ?? '',
  }
  if (missing.length > 0) throw new Error(`Set these secrets of the function: ${missing.join(', ')}`)
  return settings
}
