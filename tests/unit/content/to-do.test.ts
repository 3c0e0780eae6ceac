import { expect, test } from 'vitest'
import { toDoMark } from '../../../tooling/new/code.ts'
import { sources } from '../sources.ts'

/** The facts that `npm run new` left to a person: `file:line what`. */
const left = sources
  .filter(({ file }) => file.startsWith('src/content/'))
  .flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [, toDo] = line.split(toDoMark)
      return toDo === undefined ? [] : [`${file}:${index + 1} ${toDo}`]
    }),
  )

test('Every fact is stated: none waits with a TODO of `npm run new` above it', () => {
  expect(left).toEqual([])
})
