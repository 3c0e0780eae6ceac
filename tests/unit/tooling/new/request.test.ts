import { describe, expect, test } from 'vitest'
import { readRequest } from '../../../../tooling/new/request.ts'

test('A kind and a slug are a record', () => {
  expect(readRequest(['service', 'voice-cloning'])).toMatchObject({ name: 'service', slug: 'voice-cloning' })
  expect(readRequest(['topic', 'a1-b2'])).toMatchObject({ name: 'topic', slug: 'a1-b2' })
})

test('A language has a tag', () => {
  expect(readRequest(['language', 'fr'])).toEqual({ kind: 'language', tag: 'fr' })
})

test.each([['--help'], ['-h'], ['service', '--help']])('%s asks for help', (...args) => {
  expect(readRequest(args)).toEqual({ kind: 'help' })
})

describe('What cannot be understood is refused with a sentence', () => {
  test.each([
    [[], 'Say what is new: language, service'],
    [['servce', 'x'], 'There is no kind "servce", only language, service'],
    [['constructor', 'x'], 'There is no kind "constructor"'],
    [['__proto__', 'x'], 'There is no kind "__proto__"'],
    [['service'], 'The service needs a slug'],
    [['language'], 'Which one? npm run new -- language fr'],
    [['service', 'a', 'b', 'c'], 'One at a time: "b c" is too much.'],
    [['service', 'text-generation'], 'There is a service "text-generation" already: src/content/services.ts'],
    [['service', '--rating', '5'], '"--rating" is no option'],
    [['service', 'x'.repeat(51)], 'The slug has 51 characters'],
  ])('%j: %s', (args, sentence) => {
    expect(() => readRequest(args)).toThrow(sentence)
  })

  test.each(['', ' ', 'Voice', 'stimme-für-alle', 'a--b', 'a-', '9-lives', 'a b', '../x', 'a/b', 'a.b', 'a_b', "a'b"])(
    'a slug %j',
    (slug) => {
      expect(() => readRequest(['service', slug])).toThrow('is no slug')
    },
  )

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'index'])('the reserved slug %s', (slug) => {
    expect(() => readRequest(['tool', slug])).toThrow('already means something else')
  })
})
