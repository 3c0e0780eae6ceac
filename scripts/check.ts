import concurrently from 'concurrently'

/** The static checks. `npm run check` runs all of them, `npm run check -- format lint` those with these names. */
export const checks = [
  { name: 'typecheck', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'i18n', command: 'node scripts/i18n/sync.ts --check' },
  { name: 'gen', command: 'node scripts/gen/gen.ts --check' },
  { name: 'unused', command: 'knip' },
  { name: 'format', command: 'oxfmt --check' },
]

if (import.meta.main) {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !checks.some((check) => check.name === name))
  if (unknown !== undefined) {
    console.error(`There is no check ${unknown}; there are ${checks.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  const { result } = concurrently(chosen, { group: true, timings: true, maxProcesses: 2 })
  // It rejects when a check fails; the check has said why.
  await result.catch(() => (process.exitCode = 1))
}
