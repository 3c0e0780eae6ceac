import type { Step } from '../test/steps.ts'

/** What `npm run check` asks before the tests, each in seconds; `npm test` asks it, too. */
export const gates: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit', advice: 'Each line above names the place and what does not fit there.' },
  {
    name: 'lint',
    command: 'oxlint --type-aware --deny-warnings --report-unused-disable-directives',
    advice: '`npm run fix` mends what a program can; the rest is said above.',
  },
  {
    name: 'words',
    command: 'node tooling/words/check.ts',
    advice: '`npm run words` brings the decks in step; then write the German in locales/de/translation.po.',
  },
  {
    name: 'generated',
    command: 'node tooling/check/generated.ts --check',
    advice: '`npm run fix` writes generated files anew; never edit them.',
  },
  { name: 'dead-code', command: 'knip', advice: 'Delete what is named above, or use it.' },
  { name: 'format', command: 'oxfmt --check', advice: '`npm run fix` formats.' },
  {
    name: 'licences',
    command: 'node tooling/dependencies/licences.ts',
    advice:
      '`npm run fix` writes docs/licences.md; a licence that is not allowed is a decision, see docs/dependencies.md.',
  },
  {
    name: 'lockfile',
    command: 'node tooling/setup/complete-lock.mjs --check',
    advice: '`npm run fix` completes it.',
  },
  {
    name: 'hashes',
    command: 'node tooling/dependencies/hashes.ts',
    advice:
      '`node tooling/dependencies/hashes.ts --write` asks the registry for the missing ones, see docs/dependencies.md.',
  },
]

/** The tests that need neither a build nor a browser nor a database. */
export const fastTests: Step = {
  name: 'tests',
  command: 'vitest run --project unit --project dom --project components --project hosting',
  advice: '`npx vitest <file>` runs one file again at every change.',
}

/** What is asked of the built site. */
export const siteGates: readonly Step[] = [
  {
    name: 'html',
    command: 'html-validate "dist/**/*.html"',
    advice: 'Mend the component that draws what is named above.',
  },
  {
    name: 'published',
    command: 'node tooling/check/published.ts',
    advice: 'Take it out of what src imports or of VITE_ variables, build again, and change a key that was published.',
  },
]
