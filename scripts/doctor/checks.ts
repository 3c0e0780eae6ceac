import { randomUUID } from 'node:crypto'

/** A request as a visitor's browser sends it; the key is added. */
interface ProjectRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  /** JSON. */
  body?: string
}

/** The parts of a response that the checks evaluate. */
export interface ProjectAnswer {
  /** 0 without a response. */
  status: number
  headers: Headers
  /** The fields of a JSON object; empty if it is none. */
  body: Record<string, unknown>
  /** The error code of the Data API, e.g. 42501; empty if there is none. */
  code: string
  /** Status and code, or why there is no response. */
  summary: string
}

/** A request, and what its answer says about the project. */
export interface Check {
  /** The sentence that is true for a correctly configured project. */
  check: string
  request: ProjectRequest
  expected: Test
  /** The answers that prove a fault, the first one that matches. Any other unexpected answer is inconclusive. */
  faults: [when: Test, found: string | ((answer: ProjectAnswer) => string), fix: string][]
}

type Test = (answer: ProjectAnswer) => boolean

/** Whether an answer has one of these statuses or error codes. */
const is =
  (...any: (number | string)[]): Test =>
  ({ status, code }) =>
    any.includes(status) || any.includes(code)

/** The code of a missing privilege. */
const denied = '42501'
const succeeded: Test = ({ status }) => status >= 200 && status < 300

const tables = ['novamesa_contact_submissions', 'newsletter_subscriptions']
const mailFunction = '/functions/v1/send-contact-email'
const applyMigrations = 'Apply the migrations: supabase db push --remote.'
const deploy = 'Deploy the function: supabase functions deploy send-contact-email --use-api --no-verify-jwt'

/** The connection. When one of these is wrong, the others would all fail. */
export const connectionChecks: Check[] = [
  {
    check: 'the project responds',
    request: { path: '/auth/v1/settings' },
    expected: ({ status }) => status > 0 && status < 500,
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
    expected: ({ status, code }) => status === 200 || /^([0-9A-Z]{5}|PGRST[12]\d\d)$/.test(code),
    faults: [
      [is(401, 403), 'the project does not know the key', 'Copy the publishable key again: Settings > API Keys.'],
    ],
  },
]

/** What the dashboard decides. */
const settingChecks: Check[] = [
  {
    check: 'the private schema is not exposed',
    request: { path: '/rest/v1/settings?select=only_row', headers: { 'accept-profile': 'private' } },
    expected: is('PGRST106'),
    faults: [
      [
        is(200, 404, denied),
        'the Data API serves the schema private',
        'Remove it from exposed schemas: Integrations > Data API.',
      ],
    ],
  },
  {
    check: 'sign-up is disabled',
    request: { path: '/auth/v1/settings' },
    expected: ({ body }) => body['disable_signup'] === true,
    faults: [
      [
        ({ body }) => 'disable_signup' in body,
        'anyone can create an account',
        'Authentication > Sign In / Providers: switch off "Allow new users to sign up".',
      ],
    ],
  },
]

/** The deployment of the function and its secrets. */
function functionChecks(origin: string): Check[] {
  const needsToken = 'the platform asks for a JWT before the function runs'
  return [
    {
      check: 'the function send-contact-email works',
      request: {
        path: mailFunction,
        method: 'POST',
        // This message was never saved, so the function has nothing to mail.
        body: JSON.stringify({
          name: 'Doctor',
          email: 'doctor@example.invalid',
          message: `Never sent: ${randomUUID()}`,
        }),
      },
      expected: ({ body }) => body['status'] === 'nothing-to-send',
      faults: [
        [is(404), 'the function is not deployed', deploy],
        [({ body }) => body['status'] === 'unauthorized', 'it does not know this key', `After a new key: ${deploy}`],
        [is(401), needsToken, deploy],
        [
          ({ status }) => status >= 500,
          ({ summary }) => `it ${summary}`,
          `Its log says why: a secret is missing (docs/deploy.md), or the database. ${applyMigrations}`,
        ],
      ],
    },
    {
      check: 'the links in newsletter mails lead to the site',
      request: { path: `${mailFunction}/unsubscribe?token=doctor` },
      expected: ({ headers }) => headers.get('location')?.startsWith(`${origin}/contact?unsubscribe=doctor`) ?? false,
      faults: [
        [is(303), ({ headers }) => `to ${headers.get('location')}`, `supabase secrets set SITE_URL=${origin}`],
        [is(401), needsToken, deploy],
      ],
    },
  ]
}

/** Whether a browser may call the function from the pages at `origin`. On the project's own origin it needs no permission. */
function corsCheck(origin: string): Check {
  return {
    check: 'pages of the site may call the function',
    request: {
      path: mailFunction,
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey' },
    },
    expected: ({ headers }) => headers.get('access-control-allow-origin') === origin,
    faults: [[succeeded, `${origin} is not allowed`, `supabase secrets set ALLOWED_ORIGINS=${origin}`]],
  }
}

/** What visitors can reach on the project at `url` from the pages at `origin`. */
export function accessChecks(url: string, origin: string): Check[] {
  const own = URL.parse(url)?.origin === origin
  return [...tables.map(tableCheck), ...settingChecks, ...functionChecks(origin), ...(own ? [] : [corsCheck(origin)])]
}

/** Whether the migrations are applied with their grants; supabase/tests proves what grants and rules do. */
function tableCheck(table: string): Check {
  return {
    check: `visitors cannot read ${table}`,
    request: { path: `/rest/v1/${table}?select=email&limit=1` },
    expected: is(denied),
    faults: [
      [is(404), 'the table is missing', applyMigrations],
      [succeeded, 'they can', `${applyMigrations} Then in the SQL editor: select private.apply_grants();`],
    ],
  }
}
