import { expect, test } from 'vitest'
import { arriving, languagePending, lateFace } from '#document/contract.ts'
import { readProjectFile, sources } from '../../support/sources.ts'

const css = readProjectFile('src/style/global.css').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).join()

test('The global style sheet styles no class but those that the root element has', () => {
  const classes = [...selectors.matchAll(/(\S*)\.([a-z][\w-]*)/g)].map(([, element, name]) => `${element}.${name}`)
  expect([...new Set(classes)].toSorted()).toEqual([
    ':root.dark',
    ':root.light',
    `html.${arriving}`,
    `html.${languagePending}`,
    `html.${lateFace}`,
  ])
})

test('Each attribute that it styles is set by one file', () => {
  const marks = [...selectors.matchAll(/\[(data-[\w-]+)\]/g)].map(([, name = '']) => name)
  expect(marks).not.toEqual([])
  for (const mark of marks) expect(sources.filter(({ text }) => text.includes(`'${mark}'`))).toHaveLength(1)
})
