import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { decodeWords } from 'postal-mime'

const extension = '.eml'

/** A mail stored in the directory. */
export interface StoredMail {
  /** The file name without `.eml`. */
  id: string
  subject: string
  /** All headers in order, decoded. */
  headers: { name: string; value: string }[]
  text: string
  html: string | undefined
}

/** All mails of a directory, newest first, because file names begin with the time; empty when it does not exist. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  // Sequentially, because a full directory could exceed the limit of open files.
  for (const id of (await idsIn(folder)).toSorted().toReversed()) mails.push(await readMail(folder, id))
  return mails
}

/** The mail with this percent-encoded id; undefined if there is no such file. */
export async function findMail(folder: string, encodedId: string): Promise<StoredMail | undefined> {
  const id = (await idsIn(folder)).find((known) => encodeURIComponent(known) === encodedId)
  return id === undefined ? undefined : readMail(folder, id)
}

// Only files from the directory listing are opened, so that no id or symbolic link can escape the directory.
async function idsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => entry.name.slice(0, -extension.length))
}

/** Parses an .eml file; an invalid file becomes a mail with an error text. */
async function readMail(folder: string, id: string): Promise<StoredMail> {
  const unnamed = `${id}${extension}`
  try {
    const { subject, headers, text = '', html } = await PostalMime.parse(await readFile(join(folder, unnamed)))
    return {
      id,
      subject: subject?.trim() || unnamed,
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
      text,
      html,
    }
  } catch (error) {
    const problem = `This file cannot be read as a mail: ${String(error)}`
    return { id, subject: unnamed, headers: [], text: problem, html: undefined }
  }
}
