import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, decodeWords } from 'postal-mime'

const extension = '.eml'

/** A mail as it lies in the folder. */
export interface StoredMail {
  /** The name of its file without `.eml`. */
  id: string
  subject: string
  /** Who gets the answer: the address of Reply-To, or else of From; empty when there is none. */
  visitor: string
  /** The date of the mail; that of its file when it has none. */
  received: Date
  /** All headers in their order, decoded. */
  headers: { name: string; value: string }[]
  text: string
  html: string | undefined
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

// Only what the listing names is ever opened, so that no id leads out of the folder, nor does a symbolic link.
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

/** Reads an .eml file; what is no mail becomes one that says so. `changed` stands in for a missing date. */
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
    // Deleted since the folder was listed.
    if (isMissing(error)) return undefined
    throw error
  }
}

/** All mails of a folder, newest first; none when there is no folder. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  // One after the other: a full folder must not use up the files that a process may have open.
  for (const id of await idsIn(folder)) {
    const mail = await readMail(folder, id)
    if (mail) mails.push(mail)
  }
  return mails.toSorted((a, b) => b.received.getTime() - a.received.getTime() || (a.id < b.id ? 1 : -1))
}

/** The mail with this id; undefined when the folder has no such file. */
export async function findMail(folder: string, id: string): Promise<StoredMail | undefined> {
  return (await idsIn(folder)).includes(id) ? readMail(folder, id) : undefined
}

/** The mail's file as it is; undefined when the folder has none of this name. */
export async function findFile(folder: string, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const known = name.endsWith(extension) && (await idsIn(folder)).includes(name.slice(0, -extension.length))
  return known ? readFile(join(folder, name)) : undefined
}
