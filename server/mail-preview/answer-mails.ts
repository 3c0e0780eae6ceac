import { readFile } from 'node:fs/promises'
import { listDocument, mailDocument, missingDocument } from './documents.ts'
import { findFile, findMail, listMails } from './mail-folder.ts'

const tokens = new URL('../../src/style/tokens.css', import.meta.url)
const style = new URL('mail-preview.css', import.meta.url)

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  // The empty icon.
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// A mail brings its own styles; it loads nothing, runs nothing and, being sandboxed, has no origin.
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

/** The page's style: the site's colours, light where the system is, since nothing here could remember a choice. */
export async function readStyle(): Promise<string> {
  const colours = (await readFile(tokens, 'utf8')).replace(
    /:root\.light (\{[^}]*\})/,
    '@media (prefers-color-scheme: light) { :root $1 }',
  )
  return `${colours}\n${await readFile(style, 'utf8')}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // No file has the empty name.
    return ''
  }
}

/** Answers the pages about the mails in a folder; `warning` tells what is wrong with mailing, '' for nothing. */
export function answerMails(folder: string, warning: () => string): (request: Request) => Promise<Response> {
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
