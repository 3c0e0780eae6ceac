import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, decodeWords } from 'postal-mime'

const extension = '.eml'

/** A mail stored in the directory. */
export interface StoredMail {
  /** The file name without `.eml`. */
  id: string
  file: Buffer<ArrayBuffer>
  subject: string
  /** The address for replies: Reply-To or else From; empty if there is none. */
  from: string
  to: string
  /** The date of the mail, or of its file if the mail has none. */
  received: Date
  /** All headers in order, decoded. */
  headers: { name: string; value: string }[]
  text: string
  html: string | undefined
}

/** All mails of a directory, newest first; empty when it does not exist. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  // Sequentially, because a full directory could exceed the limit of open files.
  for (const id of await idsIn(folder)) mails.push(...(await readMail(folder, id)))
  return mails.toSorted((a, b) => b.received.getTime() - a.received.getTime() || (a.id < b.id ? 1 : -1))
}

/** The mail with this percent-encoded id; undefined if there is no such file. */
export async function findMail(folder: string, encodedId: string): Promise<StoredMail | undefined> {
  const id = (await idsIn(folder)).find((known) => encodeURIComponent(known) === encodedId)
  return id === undefined ? undefined : (await readMail(folder, id))[0]
}

// Only files from the directory listing are opened, so that no id or symbolic link can escape the directory.
async function idsIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(emptyIfMissing))
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => entry.name.slice(0, -extension.length))
}

function emptyIfMissing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

/** The mail as a list; empty if it was deleted since the directory was listed. */
async function readMail(folder: string, id: string): Promise<StoredMail[]> {
  const path = join(folder, `${id}${extension}`)
  const read = async () => [await parseMail(id, await readFile(path), (await stat(path)).mtime)]
  return read().catch(emptyIfMissing)
}

/** Parses an .eml file; an invalid file becomes a mail with an error text. `changed` replaces a missing date. */
async function parseMail(id: string, file: Buffer<ArrayBuffer>, changed: Date): Promise<StoredMail> {
  const unnamed = { id, file, subject: `${id}${extension}`, from: '', to: '', received: changed, headers: [] }
  try {
    const mail = await PostalMime.parse(file)
    const date = new Date(mail.date ?? Number.NaN)
    return {
      id,
      file,
      subject: mail.subject?.trim() || unnamed.subject,
      from: addressOf(mail.replyTo?.[0]) ?? addressOf(mail.from) ?? '',
      to: mail.to?.flatMap((address) => addressOf(address) ?? []).join(', ') ?? '',
      received: Number.isNaN(date.getTime()) ? changed : date,
      headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
      text: mail.text ?? '',
      html: mail.html,
    }
  } catch (error) {
    return { ...unnamed, text: `This file cannot be read as a mail: ${String(error)}`, html: undefined }
  }
}

function addressOf(address: Address | undefined): string | undefined {
  return address?.address ?? address?.group?.[0]?.address
}
