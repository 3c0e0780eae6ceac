import { readCatalogsOrStop } from './catalogs.ts'
import { lineOf, lint } from './lint/lint.ts'
import { lingui } from './lingui.ts'

/** `npm run i18n:check`: every text sound in every language, the catalogs in step with the code. */
const findings = lint(readCatalogsOrStop(process.cwd()))
if (findings.length > 0) {
  console.error(findings.map(lineOf).join('\n'))
  console.error(`\n${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in the texts.`)
  process.exitCode = 1
}
lingui(['check', 'sync'], 'The catalogs are not as `npm run i18n` writes them: run it, and commit what it changes.')
