/**
 * Prints the submissions of visitors: `npm run submissions`, with `-- --csv <file>` into a new file for a spreadsheet or a
 * newsletter program (with `--separator ";"` for most of Europe; without a file, to the standard output), `-- --newsletter`
 * for the newsletter addresses only, `-- --data <directory>` (or NOVAMESA_DATA) for another data directory. Only confirmed
 * addresses are listed, because only they may get a newsletter; `--all` adds the others and their states. Works whether
 * the server is running or not.
 */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify'
import { company } from '#content/company/company.ts'
import { dataDirectory } from '../server/backend/data-directory.ts'
import { addressTitle, type Rows, toBlocks, withoutFormulas } from '../server/backend/print-rows.ts'
import { openSubmissions, type Submissions } from '../server/backend/read-submissions.ts'
import { pageLink } from '../supabase/functions/send-contact-email/newsletter-links.ts'

function when(timestamp: string | null): string {
  return timestamp === null ? '' : `${timestamp.slice(0, 16).replace('T', ' ')} UTC`
}

async function* contactRows(submissions: Submissions): Rows {
  yield ['received', 'mail', 'name', addressTitle, 'message']
  for await (const { created_at: received, mail_status: mail, name, email, message } of submissions.contact())
    yield [when(received), mail, name, email, message]
}

/** The newsletter addresses with their proof of consent, and the unsubscribe link that every newsletter has to contain. */
async function* newsletterRows(submissions: Submissions, all: boolean): Rows {
  yield [addressTitle, ...'state,signed up,confirmed,unsubscribed,language,consent text,unsubscribe link'.split(',')]
  for await (const row of submissions.newsletter()) {
    const { email, state, language, unsubscribe_token: token } = row
    if (!all && state !== 'confirmed') continue
    const link = state === 'confirmed' && token !== null ? pageLink(company.origin, 'unsubscribe', token, language) : ''
    const times = [row.created_at, row.confirmed_at, row.unsubscribed_at].map(when)
    yield [email, state, ...times, language, row.consent_version ?? '', link]
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).flatMap((arg) => arg.replace(/^--csv=/, '--csv\0').split('\0')),
    allowPositionals: true,
    options: {
      csv: { type: 'boolean', default: false },
      separator: { type: 'string', default: ',' },
      newsletter: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      data: { type: 'string', default: dataDirectory },
    },
  })
  const [name, unknown = values.csv ? undefined : name] = positionals
  if (unknown !== undefined)
    throw new Error(`What is ${unknown}? To write a file: npm run submissions -- --csv leads.csv`)
  const delimiter = values.separator.replace(/^(\\t|tab)$/, '\t')
  if (!/^[,;|\t]$/.test(delimiter)) throw new Error('--separator takes one of , ; | and tab.')

  await using submissions = await openSubmissions(resolve(values.data))
  const newsletter = newsletterRows(submissions, values.all)
  if (values.csv) {
    const rows = values.newsletter ? newsletter : contactRows(submissions)
    // A cell with a line break is quoted, too; the byte order mark tells spreadsheets that it is UTF-8.
    const csv = stringify({ bom: true, delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ })
    const writeTo = (output: NodeJS.WritableStream) => pipeline(withoutFormulas(rows), csv, output)
    await (name === undefined ? writeTo(process.stdout) : writeNew(name, writeTo))
    return
  }
  const title = values.all ? 'Newsletter addresses of all states' : 'Confirmed newsletter addresses'
  await pipeline(async function* () {
    if (!values.newsletter) yield* toBlocks('Contact messages', contactRows(submissions))
    yield* toBlocks(title, newsletter)
  }, process.stdout)
}

/** Writes a file that must not exist, readable only by its owner; a half-written one is deleted. */
async function writeNew(name: string, writeTo: (output: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  // npm starts this program in the folder of the project, whatever the one of the terminal.
  const file = resolve(process.env['INIT_CWD'] ?? '', name)
  try {
    await writeTo(createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`${file} exists already. Choose another name, or move it away.`, { cause: error })
    await rm(file, { force: true })
    throw error
  }
  console.error(`Written: ${file}`)
}

try {
  await main()
} catch (error) {
  // The reader of a pipe, such as `head`, may end first.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit()
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
