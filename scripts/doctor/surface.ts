import { applyMigrations, ok, unknown, type Verdict, wrong } from './finding.ts'
import type { Project } from './project.ts'
import { tables } from './tables.ts'

const nobody = 'doctor@example.invalid'

/** The owner's functions, with arguments that match no row. */
export const functions: Record<string, string> = {
  claim_contact_mail: 'p_name=&p_email=&p_message=',
  claim_due_contact_mails: 'p_limit=0',
  finish_contact_mail: 'p_id=00000000-0000-0000-0000-000000000000&p_attempt=0',
  claim_contact_mail_digest: '',
  finish_contact_mail_digest: 'p_id=00000000-0000-0000-0000-000000000000&p_attempt=0',
  retry_contact_mails: '',
  contact_mail_backlog: '',
  claim_contact_mail_alert: '',
  finish_contact_mail_alert: '',
  erase_person: `p_email=${nobody}`,
}

/** Checks that visitors cannot call the owner's functions. A GET runs them in a read-only transaction. */
export async function checkFunctions(project: Project): Promise<Verdict> {
  for (const [name, query] of Object.entries(functions)) {
    const answer = await project.ask(`/rest/v1/rpc/${name}?${query}`)
    if (answer.status === 404) return wrong(`${name} is missing`, applyMigrations)
    // 25006: the function was called and failed only because the transaction is read-only.
    if (answer.status < 300 || answer.code === '25006' || answer.status === 405) {
      return wrong(
        `visitors may call ${name}`,
        `In the SQL editor: revoke all on function public.${name} from public, anon, authenticated;`,
      )
    }
    if (answer.code !== '42501') return unknown(`${name} ${answer.summary}`)
  }
  return ok()
}

/** Checks that the Data API does not expose the private schema. */
export async function checkPrivateSchema(project: Project): Promise<Verdict> {
  const answer = await project.ask('/rest/v1/settings?select=only_row', { headers: { 'accept-profile': 'private' } })
  if (answer.code === 'PGRST106') return ok()
  if (answer.status === 200 || answer.code === '42501' || answer.status === 404) {
    return wrong('the Data API serves the schema private', 'Remove it from exposed schemas: Integrations > Data API.')
  }
  return unknown(answer.summary)
}

function pathsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('paths' in body)) return []
  return typeof body.paths === 'object' && body.paths !== null ? Object.keys(body.paths) : []
}

/** Checks that the API description lists only the two tables for visitors. */
export async function checkListing(project: Project): Promise<Verdict> {
  const answer = await project.ask('/rest/v1/')
  if (answer.status >= 400 && answer.status < 500) return ok('visitors get no list')
  if (answer.status !== 200) return unknown(answer.summary)
  // The owner's functions have their own check.
  const expected = [
    '/',
    ...Object.values(tables).map((table) => `/${table}`),
    ...Object.keys(functions).map((name) => `/rpc/${name}`),
  ]
  const more = pathsOf(answer.body).filter((path) => !expected.includes(path))
  if (more.length === 0) return ok()
  return wrong(
    `visitors may also use ${more.join(', ')}`,
    'Revoke what is not meant for them: revoke all on … from anon, authenticated.',
  )
}

/** Checks that sign-up is disabled. */
export async function checkSignUps(project: Project): Promise<Verdict> {
  const { body, summary } = await project.ask('/auth/v1/settings')
  if (typeof body !== 'object' || body === null || !('disable_signup' in body)) return unknown(summary)
  return body.disable_signup === true
    ? ok()
    : wrong(
        'anyone can create an account',
        'Authentication > Sign In / Providers: switch off "Allow new users to sign up".',
      )
}
