import { describe, expect, test } from 'vitest'
import { pseudo } from '../../support/pseudo.ts'

/** A pseudo-localized message as a string, with placeholders as names. */
const shown = (text: string) =>
  pseudo(text)
    .map((piece) => (typeof piece === 'string' ? piece : `{${piece[0]}}`))
    .join('')

describe('The pseudo-language', () => {
  test('has no ASCII letters, and has brackets at the start and end', () => {
    expect(shown('Send message')).toMatch(/^\[[^a-zA-Z]+\]$/)
  })

  test.each(['Name', 'Why', 'Send message', 'We sign before you send us anything.'])(
    'is longer by 40 percent: %s',
    (text) => {
      expect(shown(text).length - 2).toBeGreaterThanOrEqual(text.length * 1.4)
      expect(shown(text).length - 2).toBeLessThanOrEqual(Math.ceil(text.length * 1.6))
    },
  )

  test('keeps the lines of a list', () => {
    expect(shown('one\ntwo').split('\n')).toHaveLength(2)
  })

  test('keeps placeholders, and lengthens every plural form', () => {
    expect(shown('Try {tool}')).toBe('[Ţŕýöö {tool}]')
    expect(pseudo('{n, plural, one {# day} other {# days}}')).toEqual([
      '[',
      ['n', 'plural', { one: ['#', ' đååýö'], other: ['#', ' đååýšö'] }],
      ']',
    ])
  })

  test('rejects a message with a syntax error', () => {
    expect(() => pseudo('{n')).toThrow('{n')
  })
})
