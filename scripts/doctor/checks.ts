import { randomUUID } from 'node:crypto'
import type { Answer, Call } from './project.ts'

/** A request with the answer of a correctly configured project. Checks with the same sentence are one line of the report. */
export interface Check {
  /** The sentence that is true for a correctly configured project. */
  check: string
  request: Call
  expected: Pattern
  /** The answers that prove a fault, in order of precedence. Any other answer is inconclusive. */
  faults: Fault[]
}

/** A status, an error code, a condition, or several of these, one of which must match. */
export type Pattern = number | string | ((answer: Answer) => boolean) | readonly Pattern[]
type Fault = readonly [when: Pattern, found: string | ((answer: Answer) => string), fix: string]

/** The code of a missing privilege. */
const denied = '42501'
const succeeded = (answer: Answer) => answer.status >= 200 && answer.status < 300

const tables = ['novamesa_contact_submissions', 'newsletter_subscriptions'] as const
type Table = (typeof tables)[number]

const noId = '00000000-0000-0000-0000-000000000000'
/** An undeliverable address that identifies probe rows. */
const probe = 'backend-doctor@example.invalid'

/** For each table a row that satisfies all constraints, and one that satisfies none. */
const rows: Record<Table, { valid: object; invalid: object }> = {
  novamesa_contact_submissions: {
    valid: { name: 'Doctor of the backend', email: probe, message: 'A probe of the doctor.' },
    invalid: { name: 'x', email: 'no address', message: 'short' },
  },
  newsletter_subscriptions: { valid: { email: probe }, invalid: { email: 'no address' } },
}

/** One of the owner's functions that reads, one that deletes, and the last one of the migrations. */
const ownersFunctions = {
  claim_due_mails: 'p_limit=0',
  erase_person: `p_email=${probe}`,
  finish_mail_alert: '',
}

const applyMigrations = 'Apply the migrations: supabase db push --remote.'
const restore = `${applyMigrations} Then in the SQL editor: select private.apply_grants();`
const deploy = 'Deploy the function: supabase functions deploy send-contact-email --use-api --no-verify-jwt'

/** The connection. When one of these is wrong, the others would all fail. */
export const connectionChecks: Check[] = [
  {
    check: 'the project responds',
    request: { path: '/auth/v1/settings' },
    expected: (answer) => answer.status > 0 && answer.status < 500,
    faults: [
      [
        () => true,
        ({ summary }) => summary,
        'Check the address, and in the dashboard that the project is not paused or deleted.',
      ],
    ],
  },
  {
    check: 'the project accepts the key',
    request: { path: '/rest/v1/newsletter_subscriptions?select=id&limit=0' },
    // An error of the database or of PostgREST itself means that the key was accepted.
    expected: [200, (answer) => /^([0-9A-Z]{5}|PGRST[12]\d\d)$/.test(answer.code ?? '')],
    faults: [[[401, 403], 'the project does not know the key', 'Copy the publishable key again: Settings > API Keys.']],
  },
]

/** What visitors can do with a table. Single columns and rules are proven by supabase/tests. */
function checksOf(table: Table): Check[] {
  const path = `/rest/v1/${table}`
  const { valid, invalid } = rows[table]
  // Every list breaks two rules, so that nothing is stored if one of them is missing.
  const insert = (body: object[]): Call => ({ path, method: 'POST', headers: { prefer: 'return=minimal' }, body })
  const stored: Fault = [
    201,
    'neither its rules nor the limit of one row hold, and probes were stored',
    `${applyMigrations} In the SQL editor: delete from public.${table} where email in ('${probe}', 'no address');`,
  ]
  const change = (method: string, body?: object): Check => ({
    check: `visitors cannot change or delete rows of ${table}`,
    // The filter matches no row.
    request: { path: `${path}?id=eq.${noId}`, method, ...(body && { body }) },
    expected: denied,
    faults: [[succeeded, `visitors may ${body ? 'change' : 'delete'} rows`, restore]],
  })
  return [
    {
      check: `visitors cannot read or count rows of ${table}`,
      request: { path: `${path}?select=email&limit=1`, headers: { prefer: 'count=exact' } },
      expected: denied,
      faults: [
        [404, 'the table is missing', applyMigrations],
        [
          succeeded,
          ({ headers }) => `visitors may read ${headers.get('content-range')?.split('/')[1] ?? 'all'} row(s)`,
          restore,
        ],
      ],
    },
    change('PATCH', { email: probe }),
    change('DELETE'),
    {
      check: `the database rejects invalid values for ${table}`,
      request: insert([invalid, invalid]),
      expected: '23514',
      faults: [
        [denied, 'visitors may not send anything', 'In the SQL editor: select private.apply_grants();'],
        ['PT400', 'the database takes them', applyMigrations],
        stored,
      ],
    },
    {
      check: `visitors can only insert one row of ${table} per request`,
      request: insert([valid, invalid]),
      expected: 'PT400',
      faults: [['23514', 'visitors may send many rows at once', applyMigrations], stored],
    },
  ]
}

const allowsOrigin =
  (origin: string) =>
  ({ headers }: Answer) =>
    ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
const allowsKey = ({ headers }: Answer) => /^\*$|apikey/i.test(headers.get('access-control-allow-headers') ?? '')

const foreign = 'https://foreign.example.invalid'

/** What visitors can reach on the project at `url` from the pages at `origin`. */
export function accessChecks(url: string, origin: string): Check[] {
  const mailFunction = '/functions/v1/send-contact-email'
  // This message was never saved, so the function has nothing to mail.
  const body = { name: 'Doctor', email: probe, message: `Nobody has sent this: ${randomUUID()}` }
  const preflight = (from: string): Call => ({
    path: mailFunction,
    method: 'OPTIONS',
    keyless: true,
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  })
  return [
    ...tables.flatMap(checksOf),
    ...Object.entries(ownersFunctions).map(([name, query]): Check => ({
      check: "visitors cannot call the owner's functions",
      // A GET runs them in a read-only transaction, which may be why they fail: 25006 or 405.
      request: { path: `/rest/v1/rpc/${name}?${query}` },
      expected: denied,
      faults: [
        [404, `${name} is missing`, applyMigrations],
        [[succeeded, 405, '25006'], `visitors may call ${name}`, restore],
      ],
    })),
    ...['confirm_newsletter', 'unsubscribe_newsletter'].map((name): Check => ({
      check: 'the links of newsletter mails work',
      // Has not the form of a token, so it matches no subscription.
      request: { path: `/rest/v1/rpc/${name}`, method: 'POST', body: { p_token: 'doctor' } },
      expected: ({ status, text }) => status === 200 && text === '"expired"',
      faults: [
        [404, `${name} is missing`, applyMigrations],
        [denied, `visitors may not call ${name}`, restore],
      ],
    })),
    {
      check: 'the private schema is not exposed',
      request: { path: '/rest/v1/settings?select=only_row', headers: { 'accept-profile': 'private' } },
      expected: 'PGRST106',
      faults: [
        [
          [200, 404, denied],
          'the Data API serves the schema private',
          'Remove it from exposed schemas: Integrations > Data API.',
        ],
      ],
    },
    {
      check: 'sign-up is disabled',
      request: { path: '/auth/v1/settings' },
      expected: ({ body: settings }) => settings['disable_signup'] === true,
      faults: [
        [
          ({ body: settings }) => 'disable_signup' in settings,
          'anyone can create an account',
          'Authentication > Sign In / Providers: switch off "Allow new users to sign up".',
        ],
      ],
    },
    {
      check: 'the function send-contact-email works',
      request: { path: mailFunction, method: 'POST', body },
      expected: ({ body: result }) => result['status'] === 'nothing-to-send',
      faults: [
        [404, 'the function is not deployed', deploy],
        [
          ({ body: result }) => result['status'] === 'unauthorized',
          'the function does not know this key',
          'Use a key of the same project; after a new key, deploy again.',
        ],
        [401, 'the platform asks for a JWT before the function runs', deploy],
        [
          ({ body: result }) => result['status'] === 'database-unavailable',
          'the function cannot use the database',
          `${applyMigrations} Then see the log of the function.`,
        ],
        [
          (answer) => answer.status >= 500,
          ({ summary }) => `the function does not run: it ${summary}`,
          'Its log names the secrets that are missing: supabase secrets set … (docs/deploy.md).',
        ],
      ],
    },
    {
      check: 'the function rejects calls without a key',
      request: { path: mailFunction, method: 'POST', body, keyless: true },
      expected: 401,
      faults: [[200, 'the function answers without a key', deploy]],
    },
    {
      check: 'opening an unsubscribe link leads to the site, and changes nothing',
      request: { path: `${mailFunction}/unsubscribe?token=doctor`, keyless: true },
      expected: ({ status, headers }) =>
        status === 303 && (headers.get('location') ?? '').startsWith(`${origin}/contact?unsubscribe=doctor`),
      faults: [
        [404, 'the function is older than the newsletter links', deploy],
        [401, 'the platform asks for a JWT before the function runs', deploy],
        [
          303,
          ({ headers }) => `the links in newsletter mails lead to ${headers.get('location') ?? 'nowhere'}`,
          `supabase secrets set SITE_URL=${origin}`,
        ],
      ],
    },
    {
      check: 'pages of the site may call the function',
      request: preflight(origin),
      expected: (answer) => new URL(url).origin === origin || (allowsOrigin(origin)(answer) && allowsKey(answer)),
      faults: [
        [allowsOrigin(origin), 'pages may not send the key to the function', deploy],
        [
          succeeded,
          `pages of ${origin} may not call the function`,
          `supabase secrets set ALLOWED_ORIGINS=${origin} (several: with commas)`,
        ],
      ],
    },
    {
      check: 'pages of other sites may not call the function',
      request: preflight(foreign),
      expected: (answer) => succeeded(answer) && !allowsOrigin(foreign)(answer),
      faults: [[allowsOrigin(foreign), 'pages of every site may call the function', deploy]],
    },
  ]
}
