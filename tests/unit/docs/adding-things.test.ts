import { expect, test } from 'vitest'
import { kinds } from '../../../tooling/new/kinds.ts'
import { usage } from '../../../tooling/new/request.ts'
import { readProjectFile } from '../sources.ts'
import { shownCommands } from './shown-commands.ts'

test('docs/adding-things.md shows every kind that `npm run new` knows, and no other', () => {
  const shown = shownCommands(readProjectFile('docs/adding-things.md')).map(({ kind }) => kind)
  expect(shown.toSorted()).toEqual(['language', ...Object.keys(kinds)].toSorted())
})

test('`npm run new -- --help` names every kind', () => {
  for (const kind of ['language', ...Object.keys(kinds)]) expect(usage).toContain(kind)
})
