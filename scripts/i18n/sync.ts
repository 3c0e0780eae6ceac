import { readCatalogsOrStop } from './catalogs.ts'
import { lineOf, lint } from './lint/lint.ts'
import { lingui } from './lingui.ts'

/**
 * `npm run i18n`: brings all catalogs and the type of the message ids up to date with the code and the English texts,
 * and says what is to be done. `node scripts/i18n/report.ts` counts instead.
 */
const [order, ...more] = process.argv.slice(2)
if (order === 'report' && more.length === 0) {
  await import('./report.ts')
} else if (order === undefined) {
  await sync()
} else {
  console.error(`There is no “${process.argv.slice(2).join(' ')}”: npm run i18n, or node scripts/i18n/report.ts`)
  process.exitCode = 1
}

async function sync() {
  // A broken catalog is told before anything is written.
  readCatalogsOrStop(process.cwd())
  lingui(
    ['extract', '--clean'],
    'The catalogs are as they were. Mend what is named above and run `npm run i18n` again.',
  )
  await import('../gen/message-ids.ts')
  const texts = readCatalogsOrStop(process.cwd())
  const findings = lint(texts)
  if (findings.length > 0) console.log(`${findings.map(lineOf).join('\n')}\n`)
  const left = findings.length === 0 ? 'nothing to do' : `${findings.length} to do, see above`
  console.log(`The catalogs are in step, ${texts.length} texts: ${left}.`)
}
