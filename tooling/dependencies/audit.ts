import { spawnSync } from 'node:child_process'
import { readAudit } from './audit-report.ts'

/** `npm run audit`: asks the registry for known holes in what ships. 0 none, 1 some, 2 nothing is known. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const audit = readAudit(stdout)

if (!audit.known) {
  console.error(`The registry gave no answer about known holes, so nothing is known: ${audit.reason}`)
  console.error('Run it again with a connection to a registry that answers `npm audit`.')
  process.exitCode = 2
} else if (audit.findings.length > 0) {
  console.error(`${audit.findings.join('\n')}\nWhat is done about each, and by when: docs/dependencies.md`)
  process.exitCode = 1
} else console.log('No known hole in what ships.')
