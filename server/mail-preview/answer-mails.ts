import { readFile } from 'node:fs/promises'
import { listDocument, mailDocument, missingDocument } from './documents.ts'
import { findFile, findMail, listMails } from './mail-folder.ts'

const tokens = new URL('../../src/style/tokens.css', import.meta.url)
const style = new URL('mail-preview.css', import.meta.url)

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  // For the empty icon.
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// A mail has inline styles; it can load nothing, run nothing and, being sandboxed, has no origin.
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

interface ResponseOptions {
  status?: number
  policy?: string
  headers?: Record<string, string>
}

function respond(
  body: BodyInit,
  type: string,
  { status = 200, policy = pagePolicy, headers = {} }: ResponseOptions = {},
): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...headers,
    },
  })
}

const page = (html: string, options?: ResponseOptions): Response => respond(html, 'text/html; charset=utf-8', options)
const missing = (): Response => page(missingDocument(), { status: 404 })

/** The page's style sheet: the site's colors, following the system color scheme because no choice is stored here. */
export async function readStyle(): Promise<string> {
  const colors = (await readFile(tokens, 'utf8')).replace(
    /:root\.light (\{[^}]*\})/,
    '@media (prefers-color-scheme: light) { :root $1 }',
  )
  return `${colors}\n${await readFile(style, 'utf8')}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // No file has an empty name.
    return ''
  }
}

/** Serves the preview of the mails in a directory; `warning` returns a sentence about mail problems, '' for none. */
export function mailPreviewHandler(folder: string, warning: () => string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond('Only GET and HEAD are allowed.', 'text/plain', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const { pathname } = new URL(request.url)
    if (pathname === '/') return page(listDocument(await listMails(folder), folder, warning()))
    if (pathname === '/style.css') return respond(await readStyle(), 'text/css; charset=utf-8')

    const [, part = '', html] = /^\/mails\/([^/]+)(\/html)?$/.exec(pathname) ?? []
    const name = decoded(part)
    const file = html === undefined ? await findFile(folder, name) : undefined
    if (file) return respond(file, 'message/rfc822', { headers: { 'content-disposition': 'attachment' } })
    const mail = await findMail(folder, name)
    if (!mail) return missing()
    if (html === undefined) return page(mailDocument(mail))
    return mail.html === undefined ? missing() : page(mail.html, { policy: mailPolicy })
  }
}
