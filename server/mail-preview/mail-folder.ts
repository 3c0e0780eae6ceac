import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, decodeWords } from 'postal-mime'

const extension = '.eml'

/** A mail stored in the directory. */
export interface StoredMail {
  /** The file name without `.eml`. */
  id: string
  subject: string
  /** The address for replies: Reply-To or else From; empty if there is none. */
  visitor: string
  /** The date of the mail, or of its file if the mail has none. */
  received: Date
  /** All headers in order, decoded. */
  headers: { name: string; value: string }[]
  text: string
  html: string | undefined
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

// Only files from the directory listing are opened, so that no id or symbolic link can escape the directory.
async function idsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => entry.name.slice(0, -extension.length))
}

function addressOf(address: Address | undefined): string | undefined {
  return address?.address ?? address?.group?.[0]?.address
}

/** Parses an .eml file; an invalid file becomes a mail with an error text. `changed` replaces a missing date. */
export async function parseMail(id: string, file: Uint8Array, changed: Date): Promise<StoredMail> {
  const unnamed = { id, subject: `${id}${extension}`, visitor: '', received: changed, headers: [], html: undefined }
  try {
    const mail = await PostalMime.parse(file)
    const date = new Date(mail.date ?? Number.NaN)
    return {
      id,
      subject: mail.subject?.trim() || unnamed.subject,
      visitor: addressOf(mail.replyTo?.[0]) ?? addressOf(mail.from) ?? '',
      received: Number.isNaN(date.getTime()) ? changed : date,
      headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
      text: mail.text ?? '',
      html: mail.html,
    }
  } catch (error) {
    return { ...unnamed, text: `This file cannot be read as a mail: ${String(error)}` }
  }
}

async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  const path = join(folder, `${id}${extension}`)
  try {
    return await parseMail(id, await readFile(path), (await stat(path)).mtime)
  } catch (error) {
    // Deleted since the directory was listed.
    if (isMissing(error)) return undefined
    throw error
  }
}

/** All mails of a directory, newest first; empty when it does not exist. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  // Sequentially, because a full directory could exceed the limit of open files.
  for (const id of await idsIn(folder)) {
    const mail = await readMail(folder, id)
    if (mail) mails.push(mail)
  }
  return mails.toSorted((a, b) => b.received.getTime() - a.received.getTime() || (a.id < b.id ? 1 : -1))
}

/** The mail with this id; undefined if there is no such file. */
export async function findMail(folder: string, id: string): Promise<StoredMail | undefined> {
  return (await idsIn(folder)).includes(id) ? readMail(folder, id) : undefined
}

/** The raw content of a mail file; undefined if there is no such file. */
export async function findFile(folder: string, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const known = name.endsWith(extension) && (await idsIn(folder)).includes(name.slice(0, -extension.length))
  return known ? readFile(join(folder, name)) : undefined
}
