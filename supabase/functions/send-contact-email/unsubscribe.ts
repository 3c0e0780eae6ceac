import { isUnsubscribeToken, pageLink } from './newsletter-links.ts'
import { unsubscribe } from './outbox.ts'
import { readText } from './read-text.ts'
import type { Settings } from './settings.ts'

/** Whether a request goes to the path of unsubscription; the platform passes it without its first parts. */
export function isUnsubscription(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('/send-contact-email/unsubscribe')
}

const press = 'List-Unsubscribe=One-Click'

// RFC 8058 allows both encodings of a form, and nothing else in it matters. Neither does letter case, nor where lines are
// folded or padded, which the parser of forms does not know.
async function isPress(body: string, contentType: string): Promise<boolean> {
  const isMultipart = /^\s*multipart\/form-data/i.test(contentType)
  const type = isMultipart ? contentType.toLowerCase() : 'application/x-www-form-urlencoded'
  const lines = body.replace(/[ \t]*\r?\n(?:([ \t])[ \t]*)?/g, (_, fold?: string) =>
    fold === undefined ? '\r\n' : ' ',
  )
  const sent = new Response(lines.toLowerCase(), { headers: { 'content-type': type } })
  const form = await sent.formData().catch(() => new FormData())
  const values = await Promise.all(form.getAll('list-unsubscribe').map((value) => new Response(value).text()))
  return values.some((value) => value.trim() === 'one-click')
}

function answer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/**
 * Answers the address in List-Unsubscribe (RFC 8058), which mail services call without a key and without a page. Only a
 * POST with the specified body unsubscribes; opening the address leads to the page that asks first.
 */
export async function answerUnsubscription(request: Request, settings: Settings): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (request.method === 'GET' || request.method === 'HEAD') {
    return answer(303, 'See the page.', { location: pageLink(settings.siteUrl, 'unsubscribe', token) })
  }
  if (request.method !== 'POST') return answer(405, 'Only GET and POST are allowed.', { allow: 'GET, HEAD, POST' })
  const body = await readText(request, 4096)
  if (body === undefined) return answer(413, 'The body is too large.')
  if (!(await isPress(body, request.headers.get('content-type') ?? '')))
    return answer(400, `The body must be ${press}.`)
  if (!isUnsubscribeToken(token)) return answer(404, 'This is not a valid link.')
  try {
    await unsubscribe(settings, token)
    return answer(200, 'Unsubscribed.')
  } catch (error) {
    console.error(String(error))
    return answer(503, 'Please try again later.', { 'retry-after': '300' })
  }
}
