import { randomUUID } from 'node:crypto'
import { applyMigrations, ok, unknown, type Verdict, wrong } from './finding.ts'
import type { Answer, Project } from './project.ts'

const path = '/functions/v1/send-contact-email'
const deploy = 'supabase functions deploy send-contact-email --use-api --no-verify-jwt'

function statusOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined
}

function call(project: Project, keyless: boolean): Promise<Answer> {
  // This message was never saved, so the function has nothing to mail.
  const body = { name: 'Doctor', email: 'doctor@example.invalid', message: `Nobody has sent this: ${randomUUID()}` }
  return project.ask(path, { method: 'POST', body, keyless })
}

/** Checks that the function is deployed and can use the database. */
export async function checkFunction(project: Project): Promise<Verdict> {
  const answer = await call(project, false)
  const status = statusOf(answer)
  if (answer.status === 200 && status === 'nothing-to-send') return ok()
  if (answer.status === 404) return wrong('the function is not deployed', `Deploy it: ${deploy}`)
  if (answer.status === 401 && status === 'unauthorized') {
    return wrong('the function does not know this key', 'Use a key of the same project; after a new key, deploy again.')
  }
  if (answer.status === 401) return wrong('the platform asks for a JWT before the function runs', `Deploy: ${deploy}`)
  if (status === 'database-unavailable') {
    return wrong('the function cannot use the database', `${applyMigrations} Then see the log of the function.`)
  }
  if (answer.status >= 500) {
    return wrong(
      `the function does not run: it ${answer.summary}`,
      'Its log names the secrets that are missing: supabase secrets set … (docs/deploy.md).',
    )
  }
  return unknown(`the function ${answer.summary}`)
}

/** Checks that the function rejects requests without a key. */
export async function checkFunctionNeedsKey(project: Project): Promise<Verdict> {
  const answer = await call(project, true)
  if (answer.status === 401) return ok()
  return answer.status === 200
    ? wrong('the function answers without a key', `Deploy the project's own function: ${deploy}`)
    : unknown(`the function ${answer.summary}`)
}

async function allowedFor(project: Project, origin: string): Promise<Answer> {
  return project.ask(path, {
    method: 'OPTIONS',
    keyless: true,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  })
}

/** Checks that the site's pages may call the function. */
export async function checkOrigin(project: Project): Promise<Verdict> {
  if (new URL(project.url).origin === project.origin) return ok('the site and the function share one origin')
  const { headers, status } = await allowedFor(project, project.origin)
  const mend = `supabase secrets set ALLOWED_ORIGINS=${project.origin} (several: with commas)`
  const origin = headers.get('access-control-allow-origin')
  if (origin !== project.origin && origin !== '*') {
    return status < 300
      ? wrong(`pages of ${project.origin} may not call the function`, mend)
      : unknown(`the preflight was answered with ${status}`)
  }
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase()
  return allowed === '*' || allowed.includes('apikey')
    ? ok()
    : wrong('pages may not send the key to the function', `Deploy the project's own function: ${deploy}`)
}

/** Checks that pages of other sites may not call the function. */
export async function checkForeignOrigin(project: Project): Promise<Verdict> {
  const foreign = 'https://foreign.example.invalid'
  const { headers, status } = await allowedFor(project, foreign)
  const origin = headers.get('access-control-allow-origin')
  if (origin === '*' || origin === foreign) {
    return wrong('pages of every site may call the function', `Deploy the project's own function: ${deploy}`)
  }
  return status < 300 ? ok() : unknown(`the preflight was answered with ${status}`)
}
