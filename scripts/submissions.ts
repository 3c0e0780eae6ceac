/**
 * Prints the submissions of visitors: `npm run submissions`, with `-- --csv <file>` into a new file for a spreadsheet or a
 * newsletter program (with `--separator ";"` for most of Europe; without a file, to the standard output), `-- --newsletter`
 * for the newsletter addresses only, `-- --person <address>` for what somebody has sent, `-- --data <directory>` (or
 * NOVAMESA_DATA) for another data directory. Only confirmed addresses are listed, because only they may get a newsletter;
 * `--all` adds the others and their states. Works whether the server is running or not.
 */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import { cleanAddress, isAddress } from '#content/company/address.ts'
import { company } from '#content/company/company.ts'
import { contactFields } from '#content/contact-fields.ts'
import { dataDirectory } from '../server/backend/data-directory.ts'
import { addressTitle, type Rows, toBlocks, withoutFormulas } from '../server/backend/print-rows.ts'
import { readSubmissions } from '../server/backend/read-submissions.ts'
import { pageLink } from '../supabase/functions/send-contact-email/links.ts'

/** A time as spreadsheets read it; the title of its column names the zone. */
function when(timestamp: string | null): string {
  return timestamp?.slice(0, 19).replace('T', ' ') ?? ''
}

type Submissions = Awaited<ReturnType<typeof readSubmissions>>

function contactRows({ contact }: Submissions): Rows {
  const rows = contact.map((row) => [when(row.created_at), ...contactFields.map((field) => row[field])])
  return [['received UTC', ...contactFields.map((field) => (field === 'email' ? addressTitle : field))], ...rows]
}

/** The newsletter addresses with their proof of consent, and the unsubscribe link that every newsletter has to contain. */
function newsletterRows({ newsletter }: Submissions, all: boolean): Rows {
  const titles = 'state,signed up UTC,confirmed UTC,unsubscribed UTC,language,consent text,unsubscribe link'.split(',')
  const rows = newsletter.flatMap(({ email, state, language, unsubscribe_token: token, ...row }) => {
    if (!all && state !== 'confirmed') return []
    const link = state === 'confirmed' && token !== null ? pageLink(company.origin, 'unsubscribe', token, language) : ''
    const times = [row.created_at, row.confirmed_at, row.unsubscribed_at].map(when)
    // A spreadsheet would take a bare version for a date.
    const version = row.consent_version === null ? '' : `v${row.consent_version}`
    return [[email, state, ...times, language, version, link]]
  })
  return [[addressTitle, ...titles], ...rows]
}

/** Chooses the rows of a person, all of them without one. Whatever the spelling, the address is compared as it is stored. */
function ofPerson(person: string | undefined): (row: { email: string }) => boolean {
  if (person === undefined) return () => true
  const address = cleanAddress(person).toLowerCase()
  if (!isAddress(address)) throw new Error(`${person} is no e-mail address. Give it alone, as jo@example.com.`)
  console.error(`The address as it is stored: ${address}`)
  return ({ email }) => email.toLowerCase() === address
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
      person: { type: 'string' },
      data: { type: 'string', default: dataDirectory },
    },
  })
  const [name, unknown = values.csv ? undefined : name] = positionals
  if (unknown !== undefined)
    throw new Error(`What is ${unknown}? To write a file: npm run submissions -- --csv leads.csv`)
  const delimiter = values.separator.replace(/^(\\t|tab)$/, '\t')
  if (!/^[,;|\t]$/.test(delimiter)) throw new Error('--separator takes one of , ; | and tab.')

  const isWanted = ofPerson(values.person)
  const { contact, newsletter: addresses } = await readSubmissions(resolve(values.data))
  const submissions = { contact: contact.filter(isWanted), newsletter: addresses.filter(isWanted) }
  const all = values.all || values.person !== undefined
  const newsletter = newsletterRows(submissions, all)
  if (values.csv) {
    const rows = withoutFormulas(values.newsletter ? newsletter : contactRows(submissions))
    // A cell with a line break is quoted, too; the byte order mark tells spreadsheets that it is UTF-8.
    const csv = stringify(rows, { bom: true, delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ })
    await (name === undefined ? process.stdout.write(csv) : writeNew(name, csv))
    return
  }
  const title = all ? 'Newsletter addresses of all states' : 'Confirmed newsletter addresses'
  if (!values.newsletter) process.stdout.write(toBlocks('Contact messages', contactRows(submissions)))
  process.stdout.write(toBlocks(title, newsletter))
}

/** Writes a file that must not exist, readable only by its owner. */
async function writeNew(name: string, text: string): Promise<void> {
  // npm starts this program in the folder of the project, whatever the one of the terminal.
  const file = resolve(process.env['INIT_CWD'] ?? '', name)
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new Error(`${file} exists already. Choose another name, or move it away.`, { cause: error })
  })
  console.error(`Written: ${file}`)
}

// The reader of a pipe, such as `head`, may end first.
process.stdout.on('error', () => process.exit())
try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
