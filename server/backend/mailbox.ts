import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { toEml } from './eml.ts'

// A line break in a header would let a visitor inject headers.
const HeaderText = v.pipe(v.string(), v.regex(/^[^\r\n]*$/))
const Mail = v.strictObject({
  from: HeaderText,
  to: v.array(HeaderText),
  reply_to: v.optional(HeaderText),
  subject: HeaderText,
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), HeaderText)),
})

/** The maximum mail size in bytes: a digest of long messages has several megabytes. */
export const largestMail = 16 * 1024 * 1024

function problem(status: number, name: string, message: string): Response {
  return Response.json({ statusCode: status, name, message }, { status })
}

/**
 * A local mail service: accepts POST /emails like Resend and writes each mail as an .eml file. Requests with the same
 * Idempotency-Key create only one mail, even after a restart.
 */
export function openMailbox(folder: string, key: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return problem(405, 'method_not_allowed', 'Only POST is allowed')
    if (request.headers.get('authorization') !== `Bearer ${key}`) return problem(401, 'invalid_api_key', 'Wrong key')
    const mail = v.safeParse(Mail, await request.json().catch(() => undefined))
    if (!mail.success) return problem(422, 'validation_error', v.summarize(mail.issues))

    const id = (request.headers.get('idempotency-key') ?? crypto.randomUUID()).replaceAll(/[^\w-]/g, '_')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const known = (await readdir(folder)).some((file) => file.endsWith(`_${id}.eml`))
    if (!known) {
      const now = new Date()
      const file = join(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '')}_${id}.eml`)
      // Renamed into place, so that the directory only contains complete mails.
      await writeFile(`${file}.part`, toEml(mail.output, id, now), { mode: 0o600 })
      await rename(`${file}.part`, file)
    }
    return Response.json({ id })
  }
}
