import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** A mail in the format of Resend's POST /emails. */
const Mail = v.strictObject({
  from: v.string(),
  to: v.array(v.string()),
  reply_to: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
})

const StoredMail = v.object({ ...Mail.entries, date: v.string() })

/** A mail of the folder; `id` is the name of its file without extension. */
export type StoredMail = v.InferOutput<typeof StoredMail> & { id: string }

const extension = '.json'

function problem(status: number, name: string, message: string): Response {
  return Response.json({ statusCode: status, name, message }, { status })
}

/**
 * A local mail service: accepts mails like Resend's POST /emails and writes each mail to a file. Requests with the same
 * Idempotency-Key create only one mail, even after a restart.
 */
export function openMailbox(folder: string, key: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${key}`) return problem(401, 'invalid_api_key', 'Wrong key')
    const mail = v.safeParse(Mail, await request.json().catch(() => undefined))
    if (!mail.success) return problem(422, 'validation_error', v.summarize(mail.issues))

    const id = (request.headers.get('idempotency-key') ?? crypto.randomUUID()).replaceAll(/[^\w-]/g, '_')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const known = (await readdir(folder)).some((file) => file.endsWith(`_${id}${extension}`))
    if (!known) {
      const now = new Date()
      const file = join(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '')}_${id}${extension}`)
      const stored = { ...mail.output, date: now.toUTCString() }
      // Renamed into place, so that the directory only contains complete mails.
      await writeFile(`${file}.part`, JSON.stringify(stored, null, 2), { mode: 0o600 })
      await rename(`${file}.part`, file)
    }
    return Response.json({ id })
  }
}

/** The mails of a folder, newest first, because file names begin with the time; none before the first mail. */
export async function readMails(folder: string): Promise<StoredMail[]> {
  const files = (await readdir(folder).catch((): string[] => [])).filter((file) => file.endsWith(extension))
  const mails: StoredMail[] = []
  // Sequentially, because a full directory could exceed the limit of open files.
  for (const file of files.toSorted().toReversed()) {
    const mail = v.parse(StoredMail, JSON.parse(await readFile(join(folder, file), 'utf8')))
    mails.push({ ...mail, id: file.slice(0, -extension.length) })
  }
  return mails
}
