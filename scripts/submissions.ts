/**
 * Prints the submissions of visitors: `npm run submissions`, with `-- --csv` for a spreadsheet, `-- --newsletter` for
 * the newsletter addresses only, `-- --data <directory>` (or NOVAMESA_DATA) for another data directory. Works whether
 * the server is running or not.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultDataDirectory } from '../server/backend/data-directory.ts'
import { type Rows, toCsv, toTable } from '../server/backend/print-rows.ts'
import { readSubmissions, type Submissions } from '../server/backend/read-submissions.ts'

// Formats a timestamp from PostgreSQL, with or without the T of ISO 8601, in UTC to the minute.
function when(timestamp: string): string {
  return `${timestamp.slice(0, 16).replace('T', ' ')} UTC`
}

function contactRows({ contact }: Submissions): Rows {
  return [
    ['received', 'mail', 'name', 'e-mail', 'message'],
    ...contact.map((row) => [when(row.created_at), row.mail_status, row.name, row.email, row.message]),
  ]
}

function newsletterRows({ newsletter }: Submissions): Rows {
  return [['subscribed', 'e-mail'], ...newsletter.map((row) => [when(row.created_at), row.email])]
}

function section(title: string, rows: Rows): string {
  const count = rows.length - 1
  const heading = `${title}: ${count}\n`
  return count === 0 ? heading : `${heading}\n${toTable(rows, process.stdout.columns ?? 120)}`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      newsletter: { type: 'boolean', default: false },
      data: { type: 'string', default: process.env['NOVAMESA_DATA'] ?? defaultDataDirectory },
    },
  })
  const submissions = await readSubmissions(resolve(values.data))
  if (values.csv) {
    process.stdout.write(toCsv(values.newsletter ? newsletterRows(submissions) : contactRows(submissions)))
    return
  }
  const sections = [section('Newsletter addresses', newsletterRows(submissions))]
  if (!values.newsletter) sections.unshift(section('Contact messages', contactRows(submissions)))
  process.stdout.write(sections.join('\n'))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
