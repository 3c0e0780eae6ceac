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

/** The tables that visitors insert into. */
export const tables = { contact: 'novamesa_contact_submissions', newsletter: 'newsletter_subscriptions' } as const
type Table = (typeof tables)[keyof typeof tables]

const noId = '00000000-0000-0000-0000-000000000000'
const longAgo = '2000-01-01T00:00:00Z'

/** Columns that only the database may set, with a value of their type. */
export const ownColumns: Record<Table, Record<string, unknown>> = {
  [tables.contact]: {
    id: noId,
    created_at: longAgo,
    mail_status: 'sent',
    mail_attempts: 12,
    mail_next_at: '2099-01-01T00:00:00Z',
    mail_claimed_at: longAgo,
    mail_sent_at: longAgo,
    mail_error: 'forged',
    mail_first_tried_at: longAgo,
    mail_digest: noId,
  },
  [tables.newsletter]: {
    id: noId,
    created_at: longAgo,
    state: 'confirmed',
    language: 'de',
    consent_version: 'forged',
    expires_at: '2099-01-01T00:00:00Z',
    confirmed_at: longAgo,
    unsubscribed_at: longAgo,
    // PGlite takes no text for a bytea.
    token_hash: null,
    unsubscribe_token: noId,
    mail_id: noId,
    mail_count: 0,
    mail_queued_at: longAgo,
    mail_status: 'none',
    mail_rank: 0,
    mail_attempts: 12,
    mail_next_at: '2099-01-01T00:00:00Z',
    mail_claimed_at: longAgo,
    mail_first_tried_at: longAgo,
    mail_sent_at: longAgo,
    mail_error: 'forged',
  },
}

/** The owner's functions, with arguments that match no row. */
export const functions: Record<string, string> = {
  claim_contact_mail: 'p_name=&p_email=&p_message=',
  claim_due_mails: 'p_limit=0',
  finish_mail: `p_id=${noId}&p_attempt=0`,
  claim_contact_mail_digest: '',
  finish_contact_mail_digest: `p_id=${noId}&p_attempt=0`,
  retry_mails: '',
  mail_backlog: '',
  claim_mail_alert: '',
  finish_mail_alert: '',
  store_newsletter_token: `p_id=${noId}&p_attempt=0&p_hash=00`,
  erase_person: 'p_email=doctor@example.invalid',
}

/** The functions that visitors may call. */
export const visitorFunctions = ['confirm_newsletter', 'unsubscribe_newsletter'] as const

/** An undeliverable address that identifies probe rows. */
const probe = 'backend-doctor@example.invalid'

/** Two rows that satisfy all constraints. */
const validRows: Record<Table, Record<string, string>[]> = {
  [tables.contact]: ['The doctor’s first probe.', 'The doctor’s second probe.'].map((message) => ({
    name: 'Doctor of the backend',
    email: probe,
    message,
  })),
  [tables.newsletter]: [{ email: probe }, { email: `2-${probe}` }],
}

/** A value for each field that a constraint rejects. */
const invalidValues: Record<Table, Record<string, string>> = {
  [tables.contact]: { name: 'x', email: 'no address', message: 'short' },
  [tables.newsletter]: { email: 'no address' },
}

const applyMigrations = 'Apply the migrations: supabase db push --remote.'
const restore = `${applyMigrations} Then in the SQL editor: select private.apply_grants();`
const removeProbes =
  `In the SQL editor: select public.erase_person('${probe}'), public.erase_person('2-${probe}'); ` +
  `delete from public.novamesa_contact_submissions where email = 'no address'; ` +
  `delete from public.newsletter_subscriptions where email = 'no address';`
const deploy = 'Deploy the function: supabase functions deploy send-contact-email --use-api --no-verify-jwt'

/** The connection. When one of these is wrong, the others would all fail. */
export const connectionChecks: Check[] = [
  {
    check: 'the project responds',
    request: { path: '/auth/v1/settings' },
    expected: (answer) => answer.status > 0 && answer.status < 500,
    faults: [
      [
        0,
        ({ summary }) => summary,
        'Check the address, and in the dashboard that the project is not paused or deleted.',
      ],
      [() => true, ({ summary }) => `the host ${summary}`, 'A project on the free plan pauses when it is not used.'],
    ],
  },
  {
    check: 'the project accepts the key',
    request: { path: `/rest/v1/${tables.newsletter}?select=id&limit=0` },
    // An error of the database or of PostgREST itself means that the key was accepted.
    expected: [200, (answer) => /^([0-9A-Z]{5}|PGRST[12]\d\d)$/.test(answer.code ?? '')],
    faults: [[[401, 403], 'the project does not know the key', 'Copy the publishable key again: Settings > API Keys.']],
  },
]

/** What visitors can do with a table. */
function checksOf(table: Table): Check[] {
  const path = `/rest/v1/${table}`
  const valid = validRows[table]
  const invalid = Object.entries(invalidValues[table])
  const rowsWith = (value: object) => valid.map((row) => ({ ...row, ...value }))
  const refusable = rowsWith(Object.fromEntries(invalid.slice(0, 1)))
  // The hosted Data API supports tx=rollback, others ignore it.
  const insert = (body: object[], query = '', prefer = 'return=minimal'): Call => ({
    path: path + query,
    method: 'POST',
    headers: { prefer: `${prefer}, tx=rollback` },
    body,
    neverStored: true,
  })

  const columns = Object.keys({ ...ownColumns[table], ...valid[0] })
  const reads = columns.map((column): Check => {
    const found = ({ headers }: Answer) => {
      const total = headers.get('content-range')?.split('/')[1] ?? 'all'
      const seen = total === '0' ? '0 rows (none are there, or row level security holds)' : `${total} row(s)`
      return `visitors may read the column ${column} and see ${seen}`
    }
    return {
      check: `visitors cannot read or count rows of ${table}`,
      request: { path: `${path}?select=${column}&limit=1`, headers: { prefer: 'count=exact' } },
      expected: denied,
      faults: [[succeeded, found, restore]],
    }
  })

  /** A write that the missing privilege must refuse before a constraint does. */
  const refused = (can: string, request: Call, allowed: string): Check => ({
    check: `visitors cannot ${can} of ${table}`,
    request,
    expected: denied,
    faults: [
      [201, `${allowed}, and a probe was stored`, removeProbes],
      [[succeeded, '23514', '23505', 'PT400', 'PGRST116'], allowed, restore],
    ],
  })
  // The filter matches no row, and needs the privilege to read as well.
  const noRow = { path: `${path}?id=eq.${noId}` }

  /** The faults when rows got past a rule; with these codes a later rule refused them, so they are not stored. */
  const passed = (found: string, ...laterRules: string[]): Fault[] => [
    [201, `${found}, and a probe was stored`, `${applyMigrations} ${removeProbes}`],
    [laterRules, found, applyMigrations],
  ]

  return [
    ...reads,
    refused('update rows', { ...noRow, method: 'PATCH', body: { email: probe } }, 'visitors may change rows'),
    refused('delete rows', { ...noRow, method: 'DELETE' }, 'visitors may delete rows'),
    refused(
      'overwrite rows',
      insert(refusable, '?on_conflict=id', 'resolution=merge-duplicates'),
      'visitors may overwrite rows',
    ),
    ...Object.entries(ownColumns[table]).map(([column, value]) =>
      refused(
        'set protected columns',
        insert(refusable.map((row) => ({ ...row, [column]: value }))),
        `visitors may send the column ${column}`,
      ),
    ),
    {
      check: `visitors can only insert one row of ${table} per request`,
      request: insert(valid),
      expected: 'PT400',
      faults: [
        ['23505', `rows of ${probe} are in the table`, removeProbes],
        ...passed('visitors may send many rows at once', '23514', 'PGRST116'),
      ],
    },
    ...invalid.map(([field, value]): Check => ({
      check: `the database rejects invalid values for ${table}`,
      request: insert(rowsWith({ [field]: value })),
      expected: '23514',
      faults: [
        [denied, 'visitors may not send anything', 'In the SQL editor: select private.apply_grants();'],
        ...passed(`the database takes "${value}" for ${field}`, '23505', 'PT400', 'PGRST116'),
      ],
    })),
  ]
}

/** The paths of an API description that are not meant for visitors; the owner's functions have their own checks. */
function unexpectedPaths({ body: { paths } }: Answer): string[] {
  const names = [...Object.keys(functions), ...Object.values(visitorFunctions)]
  const known = ['', ...Object.values(tables), ...names.map((name) => `rpc/${name}`)]
  return Object.keys(paths ?? {}).filter((path) => !known.includes(path.slice(1)))
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
  const body = { name: 'Doctor', email: 'doctor@example.invalid', message: `Nobody has sent this: ${randomUUID()}` }
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
    ...Object.values(tables).map((table): Check => ({
      check: 'both tables exist',
      request: { path: `/rest/v1/${table}?select=id&limit=0` },
      expected: [200, denied],
      faults: [[404, `${table} is missing`, applyMigrations]],
    })),
    ...Object.values(tables).flatMap(checksOf),
    ...Object.entries(functions).map(([name, query]): Check => ({
      check: "visitors cannot call the owner's functions",
      // A GET runs them in a read-only transaction, which may be why they fail: 25006 or 405.
      request: { path: `/rest/v1/rpc/${name}?${query}` },
      expected: denied,
      faults: [
        [404, `${name} is missing`, applyMigrations],
        [
          [succeeded, 405, '25006'],
          `visitors may call ${name}`,
          `In the SQL editor: revoke all on function public.${name} from public, anon, authenticated;`,
        ],
      ],
    })),
    ...visitorFunctions.map((name): Check => ({
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
      check: 'the API description lists only what visitors may use',
      request: { path: '/rest/v1/' },
      expected: (answer) =>
        answer.status === 200 ? unexpectedPaths(answer).length === 0 : answer.status >= 400 && answer.status < 500,
      faults: [
        [
          200,
          (answer) => `visitors may also use ${unexpectedPaths(answer).join(', ')}`,
          'Revoke what is not meant for them: revoke all on … from anon, authenticated.',
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
      check: 'mail programs can unsubscribe with one click',
      request: {
        path: `${mailFunction}/unsubscribe?token=${noId}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        keyless: true,
      },
      // Nobody has this token, and the answer is the same for all.
      expected: ({ status, text }) => status === 200 && text.startsWith('Unsubscribed'),
      faults: [
        [404, 'the function is older than the newsletter links', deploy],
        [401, 'the platform asks for a JWT before the function runs', deploy],
        [503, 'the function cannot use the database', `${applyMigrations} Then see the log of the function.`],
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
