import { corsHeaders } from './cors.ts'
import { backlog, claimFor } from './database.ts'
import { deliver } from './deliver.ts'
import { answerForm, isFormPost } from './form.ts'
import { isSecret } from './is-secret.ts'
import { readSubmission } from './read-submission.ts'
import type { Settings } from './settings.ts'
import { sweep } from './sweep.ts'
import { answerUnsubscription } from './unsubscribe.ts'

interface Answer {
  http: number
  status: string
  [count: string]: unknown
}

/** For a monitor outside of the project, because the sweep and the alerts may be what does not run. */
async function answerHealth(settings: Settings): Promise<Answer> {
  const { overdue } = await backlog(settings)
  return overdue > 0 ? { http: 503, status: 'mails-overdue', overdue } : { http: 200, status: 'healthy' }
}

async function answerSweep(request: Request, settings: Settings): Promise<Answer> {
  const secret = request.headers.get('x-sweep-secret') ?? ''
  const allowed = settings.sweepSecret !== '' && (await isSecret(secret, settings.sweepSecret))
  return allowed ? { http: 200, status: 'swept', ...(await sweep(settings)) } : { http: 401, status: 'unauthorized' }
}

async function answerVisitor(request: Request, settings: Settings): Promise<Answer> {
  // The keys are public, and comparing them takes no care.
  if (!settings.callerKeys.includes(request.headers.get('apikey') ?? '')) return { http: 401, status: 'unauthorized' }

  const reading = await readSubmission(request)
  if ('problem' in reading) return { http: reading.problem === 'too-large' ? 413 : 400, status: reading.problem }
  const mails = reading.submission ? await claimFor(settings, reading.submission) : []
  const outcomes = await Promise.all(
    mails.map(async (mail) => ({ kind: mail.kind, outcome: await deliver(settings, mail) })),
  )
  const own = outcomes.find(({ kind }) => kind === 'submission')
  if (!own) return { http: 200, status: 'nothing-to-send' }
  return own.outcome === 'sent' ? { http: 200, status: 'sent' } : { http: 502, status: 'mail-failed' }
}

function answer(request: Request, settings: Settings, path: string | undefined): Promise<Answer> | Answer {
  if (path === 'health' && request.method === 'GET') return answerHealth(settings)
  if (request.method !== 'POST') return { http: 405, status: 'method-not-allowed' }
  return request.headers.has('x-sweep-secret') ? answerSweep(request, settings) : answerVisitor(request, settings)
}

/**
 * Handles a request. The `status` in the response body corresponds to the HTTP status:
 * - 200 sent: the saved submission with this content has been mailed;
 * - 200 nothing-to-send: no saved submission with this content is due (unknown, already mailed, waiting for a retry, or
 *   above the limit of the hour);
 * - 200 swept: a call by the scheduler, with counts;
 * - 200 healthy, 503 mails-overdue: the answer to a monitor, at the path /health;
 * - 400 invalid-body, 401 unauthorized, 405 method-not-allowed, 413 too-large: client errors;
 * - 502 mail-failed: the submission stays saved and is retried;
 * - 503 database-unavailable: the database could not be queried.
 *
 * A form that a browser sends without scripts is answered by answerForm, and the path /unsubscribe by
 * answerUnsubscription. The platform passes the path without its first parts.
 */
export async function handle(request: Request, settings: Settings): Promise<Response> {
  const path = /\/send-contact-email\/(\w+)$/.exec(new URL(request.url).pathname)?.[1]
  if (path === 'unsubscribe') return answerUnsubscription(request, settings)
  if (isFormPost(request)) return answerForm(request, settings)
  const cors = corsHeaders(request, settings.allowedOrigins)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  try {
    const { http, ...body } = await answer(request, settings, path)
    return Response.json(body, { status: http, headers: cors })
  } catch (error) {
    // Errors name an HTTP status or a network error and never contain visitor input.
    console.error(String(error))
    return Response.json({ status: 'database-unavailable' }, { status: 503, headers: cors })
  }
}
