import { readCatalogsOrStop } from './catalogs.ts'
import { lineOf, lint } from './lint/lint.ts'
import { lingui } from './lingui.ts'

/** `npm run check -- i18n`: lints the messages of all languages, and checks that the catalogs match the code. */
const findings = lint(readCatalogsOrStop(process.cwd()))
if (findings.length > 0) {
  console.error(findings.map(lineOf).join('\n'))
  console.error(`\n${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in the catalogs.`)
  process.exitCode = 1
}
lingui(['check', 'sync'], 'The catalogs are not as `npm run i18n` writes them: run it and commit the changes.')
