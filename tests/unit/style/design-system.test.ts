import { expect, test } from 'vitest'
import { readProjectFile, sources } from '../../support/sources.ts'

const guide = readProjectFile('docs/design-system.md')

/** The cells of the rows of all tables below a heading. */
const rowsOf = (heading: string) =>
  (guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))

/** What a cell has in backticks. */
const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)

test('The table of tokens has every token of the global style sheet and no other', () => {
  const declared = readProjectFile('src/style/tokens.css').matchAll(/^ {2}(--[\w-]+):/gm)
  const listed = rowsOf('Tokens').flatMap(([cell]) => named(cell))
  expect(new Set(listed.filter((name) => name?.startsWith('--')))).toEqual(
    new Set([...declared].map(([, name]) => name)),
  )
})

test('Type sizes and radii are tokens, except for those that the table lists', () => {
  const sizes = /\b(?:font-size|border-radius|font): ([^;{}]+);/g
  const isFree = (value: string) =>
    /\d/.test(value) && value !== '0' && !/var\(--(?:text|title|figure|radius)/.test(value)
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(sizes)].flatMap(([, value = '']) => (isFree(value) ? [`${file} ${value}`] : [])),
  )
  const listed = rowsOf('Tokens').flatMap(([file, value]) => {
    const [path] = named(file)
    return path?.startsWith('src/') ? [`${path} ${named(value)[0]}`] : []
  })
  expect(found.toSorted()).toEqual(listed.toSorted())
})

test('The tables of cards and components have every component of ui and sections', () => {
  const shared = sources.map(({ file }) => file).filter((file) => /^src\/(ui|sections)\/.*\.tsx$/.test(file))
  const listed = ['Cards', 'Components'].flatMap(rowsOf).flatMap(([cell]) => named(cell))
  expect(shared.filter((file) => !listed.includes(file))).toEqual([])
})
