import { escapeHtml } from '../supabase/functions/send-contact-email/plain-text.ts'
import type { EmbeddedBackend } from './backend/backend.ts'
import { answer, listenOnLocalhost } from './backend/loopback.ts'
import { readMails, type StoredMail } from './backend/mailbox.ts'
import { StartProblem } from './backend/start-problem.ts'

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
// Being sandboxed, a mail has no origin either.
const mailPolicy = `${pagePolicy}; sandbox`

function respond(body: string, { status = 200, policy = pagePolicy } = {}): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  return new Response(body, { status, headers })
}

function listPage(mails: readonly StoredMail[], folder: string): string {
  // A right-to-left name must not affect the surrounding text.
  const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`
  const entries = mails.map(({ id, subject, from, reply_to: replyTo = from, to, date }) => {
    return `<li><p><a href="/mails/${encodeURIComponent(id)}">${isolated(subject)}</a><br>
${isolated(replyTo)} to ${isolated(to.join(', '))}, ${isolated(date)}</p>`
  })
  const none = 'No mails yet. Send the contact form or subscribe to the newsletter, then reload: the mail appears here.'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mails of this machine</title>
<link rel="icon" href="data:,">
<body style="max-width: 60rem; margin: auto; padding: 1.5rem; font: 1rem/1.5 system-ui; overflow-wrap: anywhere">
<main><h1>Mails of this machine</h1>
${entries.length > 0 ? `<ul>${entries.join('\n')}</ul>` : `<p>${none}</p>`}
<p>Mails are kept with their headers as files in <code>${escapeHtml(folder)}</code>. None leaves this machine.</p></main>
`
}

async function preview(request: Request, folder: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  const mails = await readMails(folder)
  if (pathname === '/') return respond(listPage(mails, folder))
  // Only mails of the folder are found: no address becomes a path.
  const mail = mails.find(({ id }) => pathname === `/mails/${encodeURIComponent(id)}`)
  return mail
    ? respond(mail.html, { policy: mailPolicy })
    : respond('There is no mail at this address.', { status: 404 })
}

/**
 * Serves the mails that a backend stores, each as it looks, on a loopback origin of its own: on the port after that of the
 * site, or any free one. Logs its URL.
 */
export async function serveMailPreview(
  { mailDir }: Pick<EmbeddedBackend, 'mailDir'>,
  site: string,
  log: (line: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const handler = (request: Request) => preview(request, mailDir)
  const serveOn = (on: number) => listenOnLocalhost((request, response) => answer(handler, request, response), on)
  const next = (Number(new URL(site).port || 80) + 1) % 65_536
  const server = await serveOn(next).catch((error: unknown) => {
    if (!(error instanceof StartProblem)) throw error
    return serveOn(0)
  })
  const url = `http://localhost:${server.port}`
  log(`Mails of this machine: ${url}`)
  return { url, close: () => server.close() }
}
