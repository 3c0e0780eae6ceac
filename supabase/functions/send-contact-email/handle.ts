import { corsHeaders } from './cors.ts'
import { deliver } from './deliver.ts'
import { isSecret } from './is-secret.ts'
import { claim } from './outbox.ts'
import { readMessage } from './read-message.ts'
import type { Settings } from './settings.ts'
import { sweep } from './sweep.ts'
import { answerUnsubscription, isUnsubscription } from './unsubscribe.ts'

interface Answer {
  http: number
  status: string
  [count: string]: unknown
}

async function answer(request: Request, settings: Settings): Promise<Answer> {
  if (request.method !== 'POST') return { http: 405, status: 'method-not-allowed' }

  const sweepSecret = request.headers.get('x-sweep-secret')
  if (sweepSecret !== null) {
    const allowed = settings.sweepSecret !== '' && (await isSecret(sweepSecret, settings.sweepSecret))
    return allowed ? { http: 200, status: 'swept', ...(await sweep(settings)) } : { http: 401, status: 'unauthorized' }
  }

  // The keys are public, and comparing them takes no care.
  if (!settings.callerKeys.includes(request.headers.get('apikey') ?? '')) return { http: 401, status: 'unauthorized' }

  const reading = await readMessage(request)
  if ('problem' in reading) return { http: reading.problem === 'too-large' ? 413 : 400, status: reading.problem }
  const claimed = reading.message && (await claim(settings, reading.message))
  if (!claimed) return { http: 200, status: 'nothing-to-send' }
  const outcome = await deliver(settings, claimed)
  return outcome === 'sent' ? { http: 200, status: 'sent' } : { http: 502, status: 'mail-failed' }
}

/**
 * Handles a request. The `status` in the response body corresponds to the HTTP status:
 * - 200 sent: the saved message with this content has been mailed;
 * - 200 nothing-to-send: no saved message with this content is due (unknown, already mailed, or waiting for a retry
 *   or for the next digest);
 * - 200 swept: a call by the scheduler, with counts;
 * - 400 invalid-body, 401 unauthorized, 405 method-not-allowed, 413 too-large: client errors;
 * - 502 mail-failed: the message stays saved and is retried;
 * - 503 database-unavailable: the database could not be queried.
 *
 * Requests to the path of unsubscription come from mail services and are answered by answerUnsubscription.
 */
export async function handle(request: Request, settings: Settings): Promise<Response> {
  if (isUnsubscription(request)) return answerUnsubscription(request, settings)
  const cors = corsHeaders(request, settings.allowedOrigins)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  try {
    const { http, ...body } = await answer(request, settings)
    return Response.json(body, { status: http, headers: cors })
  } catch (error) {
    // Errors name an HTTP status or a network error and never contain visitor input.
    console.error(String(error))
    return Response.json({ status: 'database-unavailable' }, { status: 503, headers: cors })
  }
}
