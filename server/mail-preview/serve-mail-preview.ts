import { readFile } from 'node:fs/promises'
import type { EmbeddedBackend } from '../backend/backend.ts'
import { answer, listenOnLocalhost } from '../backend/loopback.ts'
import { readMails } from '../backend/mailbox.ts'
import { StartProblem } from '../backend/start-problem.ts'
import { listPage, mailPage } from './pages.ts'

const style = new URL('mail-preview.css', import.meta.url)

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A mail has inline styles; it can load nothing, run nothing and, being sandboxed, has no origin.
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

function respond(body: BodyInit, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...headers,
    },
  })
}

async function preview(request: Request, folder: string, site: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return respond('', { allow: 'GET, HEAD' }, 405)
  const { pathname } = new URL(request.url)
  if (pathname === '/style.css') return respond(await readFile(style), { 'content-type': 'text/css; charset=utf-8' })
  const mails = await readMails(folder)
  if (pathname === '/') return respond(listPage(mails, folder))
  // Only mails of the folder are found: no address becomes a path.
  const [, name, part] = /^\/mails\/([^/]+)(\/html)?$/.exec(pathname) ?? []
  const mail = mails.find(({ id }) => encodeURIComponent(id) === name)
  if (mail && part) return respond(mail.html, { 'content-security-policy': mailPolicy })
  if (mail) return respond(mailPage(mail, site))
  return respond('There is no mail at this address.', {}, 404)
}

/**
 * Serves a preview of the mails that a backend stores, on a loopback origin of its own: on the port after that of the site,
 * or any free one. Logs its URL.
 */
export async function serveMailPreview(
  { mailDir }: Pick<EmbeddedBackend, 'mailDir'>,
  site: string,
  log: (line: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const { origin, port } = new URL(site)
  const handler = (request: Request) => preview(request, mailDir, origin)
  const serveOn = (on: number) => listenOnLocalhost((request, response) => answer(handler, request, response), on)
  const next = (Number(port || 80) + 1) % 65_536
  let note = ''
  const server = await serveOn(next).catch((error: unknown) => {
    if (!(error instanceof StartProblem)) throw error
    note = ` (port ${next} is not free)`
    return serveOn(0)
  })
  const url = `http://localhost:${server.port}`
  log(`Mails of this machine: ${url}${note}`)
  return { url, close: () => server.close() }
}
