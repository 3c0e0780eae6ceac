/**
 * Prints the submissions of visitors: `npm run submissions`, with `-- --csv` for a spreadsheet, `-- --newsletter` for
 * the newsletter addresses only, `-- --data <directory>` (or NOVAMESA_DATA) for another data directory. Only confirmed
 * addresses are listed, because only they may get a newsletter; `--all` adds the others and their states. Works whether
 * the server is running or not.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { company } from '#content/company.ts'
import { defaultDataDirectory } from '../server/backend/data-directory.ts'
import { type Rows, toBlocks, toCsv } from '../server/backend/print-rows.ts'
import { readSubmissions, type Submissions } from '../server/backend/read-submissions.ts'
import { pageLink } from '../supabase/functions/send-contact-email/newsletter-links.ts'

// Formats a timestamp from PostgreSQL, with or without the T of ISO 8601, in UTC to the minute.
function when(timestamp: string): string {
  return `${timestamp.slice(0, 16).replace('T', ' ')} UTC`
}

function optional(timestamp: string | null): string {
  return timestamp === null ? '' : when(timestamp)
}

function contactRows({ contact }: Submissions): Rows {
  return [
    ['received', 'mail', 'name', 'e-mail', 'message'],
    ...contact.map((row) => [when(row.created_at), row.mail_status, row.name, row.email, row.message]),
  ]
}

/** The newsletter addresses with their proof of consent, and the unsubscribe link that every newsletter has to contain. */
function newsletterRows({ newsletter }: Submissions, all: boolean): Rows {
  return [
    ['e-mail', 'state', 'signed up', 'confirmed', 'unsubscribed', 'language', 'consent text', 'unsubscribe link'],
    ...newsletter
      .filter(({ state }) => all || state === 'confirmed')
      .map((row) => [
        row.email,
        row.state,
        when(row.created_at),
        optional(row.confirmed_at),
        optional(row.unsubscribed_at),
        row.language,
        row.consent_version ?? '',
        row.state === 'confirmed' && row.unsubscribe_token !== null
          ? pageLink(company.origin, 'unsubscribe', row.unsubscribe_token, row.language)
          : '',
      ]),
  ]
}

function section(title: string, rows: Rows): string {
  const count = rows.length - 1
  const heading = `${title}: ${count}\n`
  return count === 0 ? heading : `${heading}\n${toBlocks(rows)}`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      newsletter: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      data: { type: 'string', default: process.env['NOVAMESA_DATA'] ?? defaultDataDirectory },
    },
  })
  const submissions = await readSubmissions(resolve(values.data))
  if (values.csv) {
    process.stdout.write(toCsv(values.newsletter ? newsletterRows(submissions, values.all) : contactRows(submissions)))
    return
  }
  const title = values.all ? 'Newsletter addresses of all states' : 'Confirmed newsletter addresses'
  const sections = [section(title, newsletterRows(submissions, values.all))]
  if (!values.newsletter) sections.unshift(section('Contact messages', contactRows(submissions)))
  process.stdout.write(sections.join('\n'))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
