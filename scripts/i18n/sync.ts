import { linesAboutCompany } from './about-company.ts'
import { readCatalogs, readCatalogsOrStop } from './catalogs.ts'
import { lineOf, lint } from './lint/lint.ts'
import { lingui } from './lingui.ts'
import { writeMessageIds } from './message-ids.ts'

/**
 * `npm run i18n`: updates all catalogs and the message id type from the code and the English messages, and lists what
 * remains to be translated. With `--about-company` it only lists the messages that assume something about the company.
 */

// Reports an invalid catalog before anything is written.
const before = readCatalogsOrStop(process.cwd())
if (process.argv.includes('--about-company')) {
  console.log(linesAboutCompany(before).join('\n'))
  console.log('\nBesides, the documents in one language: src/content/german and src/content/legal.')
  process.exit()
}
lingui(['extract'], 'The catalogs are unchanged. Fix the errors above and run `npm run i18n` again.')
const texts = readCatalogs(process.cwd())
writeMessageIds(texts)
const findings = lint(texts)
if (findings.length > 0) console.log(`${findings.map(lineOf).join('\n')}\n`)
const left = findings.length === 0 ? 'nothing to do' : `${findings.length} to do, see above`
console.log(`The catalogs are up to date, ${texts.length} messages: ${left}.`)
