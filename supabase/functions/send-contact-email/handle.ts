import { corsHeaders } from './cors.ts'
import { deliver } from './deliver.ts'
import { isOneOf } from './is-one-of.ts'
import { claim } from './outbox.ts'
import { readMessage } from './read-message.ts'
import type { Settings } from './settings.ts'
import { sweep } from './sweep.ts'

interface Answer {
  http: number
  status: string
  [count: string]: unknown
}

async function answer(request: Request, settings: Settings): Promise<Answer> {
  if (request.method !== 'POST') return { http: 405, status: 'method-not-allowed' }

  const sweepSecret = request.headers.get('x-sweep-secret')
  if (sweepSecret !== null) {
    const allowed = settings.sweepSecret !== '' && (await isOneOf(sweepSecret, [settings.sweepSecret]))
    return allowed ? { http: 200, status: 'swept', ...(await sweep(settings)) } : { http: 401, status: 'unauthorized' }
  }

  const key = request.headers.get('apikey') ?? ''
  if (!(await isOneOf(key, settings.callerKeys))) return { http: 401, status: 'unauthorized' }

  const reading = await readMessage(request)
  if ('problem' in reading) return { http: reading.problem === 'too-large' ? 413 : 400, status: reading.problem }
  const claimed = reading.message && (await claim(settings, reading.message))
  if (!claimed) return { http: 200, status: 'nothing-to-send' }
  const outcome = await deliver(settings, claimed)
  return outcome === 'sent' ? { http: 200, status: 'sent' } : { http: 502, status: 'mail-failed' }
}

/**
 * Answers a call. The body's `status` says the same as the HTTP status, in a word:
 * - 200 sent: the saved message with this content has been mailed;
 * - 200 nothing-to-send: no saved message with this content is due (unknown, mailed already, or waiting for a retry
 *   or for the next digest);
 * - 200 swept: the scheduler's call, with counts;
 * - 400 invalid-body, 401 unauthorized, 405 method-not-allowed, 413 too-large: the caller's mistake;
 * - 502 mail-failed: the message stays saved and is tried again;
 * - 503 database-unavailable: nothing could be looked up.
 */
export async function handle(request: Request, settings: Settings): Promise<Response> {
  const cors = corsHeaders(request, settings.allowedOrigins)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  try {
    const { http, ...body } = await answer(request, settings)
    return Response.json(body, { status: http, headers: cors })
  } catch (error) {
    // What is thrown names an HTTP status or a network error, never a visitor's words.
    console.error(String(error))
    return Response.json({ status: 'database-unavailable' }, { status: 503, headers: cors })
  }
}
