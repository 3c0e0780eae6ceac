import { describe, expect, test } from 'vitest'
import { defineCollection, repeat } from '#content/collection.ts'

const fruits = defineCollection({
  name: 'fruits',
  texts: { name: 'Name', steps: repeat(2, { title: 'Title', text: 'Text' }) },
  records: { pear: { price: 2 }, 'red-apple': { price: 1 } },
})

test('Message ids consist of collection, slug and field; groups are numbered from 1', () => {
  expect(fruits.find('red-apple')).toEqual({
    slug: 'red-apple',
    price: 1,
    text: {
      name: 'fruits.red-apple.name',
      steps: [
        { title: 'fruits.red-apple.steps.1.title', text: 'fruits.red-apple.steps.1.text' },
        { title: 'fruits.red-apple.steps.2.title', text: 'fruits.red-apple.steps.2.text' },
      ],
    },
  })
})

test('What is made of a record goes with it, and who asks for it all the same is told what to do', () => {
  const records: Record<string, object> = {}
  const empty = defineCollection({ name: 'fruits', texts: {}, records })
  expect([fruits.when('pear', ({ price }) => price), empty.when('pear', ({ slug }) => slug)]).toEqual([2, undefined])
  expect(() => empty.find('pear')).toThrow(
    'fruits has no record "pear"; remove what asks for it (docs/adding-things.md)',
  )
})

describe('A slug of an address', () => {
  test.each(['pear', 'red-apple'])('%s is known', (slug) => {
    expect(fruits.has(slug)).toBe(true)
  })

  test.each(['', 'plum', 'PEAR', 'pear/', 'constructor', '__proto__', 'toString', 'hasOwnProperty', '0'])(
    '%j is not',
    (slug) => {
      expect(fruits.has(slug)).toBe(false)
    },
  )
})
