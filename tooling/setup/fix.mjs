// `npm run fix`: install if needed, then mend what a program can: lockfile, copy decks, generated files, list of
// licences, lint, format.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, projectEnv, run } from './install.mjs'

ensureInstalled()
run('node', ['tooling/setup/complete-lock.mjs'])
run('node', ['tooling/words/sync.ts'])
run('node', ['tooling/check/generated.ts'])
run('node', ['tooling/dependencies/licences.ts', '--write'])
// It prints what only a person can mend; that is no reason to leave the rest unformatted.
const { status } = spawnSync('oxlint', ['--type-aware', '--fix'], { stdio: 'inherit', env: projectEnv() })
run('oxfmt', [])
process.exitCode = status ?? 1
