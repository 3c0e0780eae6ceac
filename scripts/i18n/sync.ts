import { spawnSync } from 'node:child_process'
import { linesAboutCompany } from '../../pipeline/catalogs/about-company.ts'
import { dropObsolete, readCatalogs, readCatalogsOrStop, writeMessageIds } from '../../pipeline/catalogs/catalogs.ts'
import { lineOf, lint } from './lint/lint.ts'

/**
 * `npm run i18n`: updates all catalogs and the message id type from the code and the English messages, and lists what
 * remains to be translated. With `--check` it fails if anything remains, or if it would change a catalog. With
 * `--about-company` it only lists the messages that assume something about the company; with `--drop` it also deletes the
 * texts of removed ids.
 */
const isCheck = process.argv.includes('--check')

// Reports an invalid catalog before anything is written.
const before = readCatalogsOrStop(process.cwd())
if (process.argv.includes('--about-company')) {
  console.log(linesAboutCompany(before).join('\n'))
  console.log('\nBesides, the documents in one language: src/content/german and src/content/legal.')
  process.exit()
}
if (!isCheck) lingui(['extract'], 'The catalogs are unchanged. Fix the errors above and run `npm run i18n` again.')
if (process.argv.includes('--drop')) dropObsolete(process.cwd())
const texts = isCheck ? before : readCatalogs(process.cwd())
const findings = lint(texts)
if (findings.length > 0) console.log(`${findings.map(lineOf).join('\n')}\n`)
if (isCheck) {
  if (findings.length > 0) process.exitCode = 1
  lingui(['check', 'sync'], 'The catalogs are not as `npm run i18n` writes them: run it and commit the changes.')
} else {
  writeMessageIds(process.cwd())
  const left = findings.length === 0 ? 'nothing to do' : `${findings.length} to do, see above`
  console.log(`The catalogs are up to date, ${texts.length} messages: ${left}.`)
}

/** Runs the Lingui CLI silently. If it fails, prints its output and the advice and exits. */
function lingui(args: readonly string[], advice: string): void {
  // Starting worker threads takes longer than reading all of src.
  const { status, stderr } = spawnSync('lingui', [...args, '--workers', '1'], { encoding: 'utf8' })
  if (status === 0) return
  // Without the stack of a program that nobody here can change.
  console.error(`${stderr.replaceAll(/^ +at .*\n/gm, '')}${advice}`)
  process.exit(status ?? 1)
}
