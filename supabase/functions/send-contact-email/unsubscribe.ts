import { unsubscribe } from './database.ts'
import { isUnsubscribeToken, pageLink } from './links.ts'
import type { Settings } from './settings.ts'

function answer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/**
 * Answers the address in List-Unsubscribe (RFC 8058), which mail services call without a key and without a page. Any POST
 * with the token unsubscribes; opening the address, as programs that check links do, leads to the page that asks first.
 */
export async function answerUnsubscription(request: Request, settings: Settings): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (request.method === 'GET' || request.method === 'HEAD') {
    return answer(303, 'See the page.', { location: pageLink(settings.siteUrl, 'unsubscribe', token) })
  }
  if (request.method !== 'POST') return answer(405, 'Only GET and POST are allowed.', { allow: 'GET, HEAD, POST' })
  if (!isUnsubscribeToken(token)) return answer(404, 'This is not a valid link.')
  try {
    await unsubscribe(settings, token)
    return answer(200, 'Unsubscribed.')
  } catch (error) {
    console.error(String(error))
    return answer(503, 'Please try again later.', { 'retry-after': '300' })
  }
}
