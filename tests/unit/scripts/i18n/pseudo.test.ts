import { describe, expect, test } from 'vitest'
import { pseudo } from '../../../../scripts/i18n/pseudo.ts'

/** A text of the pseudo-language as one string, values by their names. */
const shown = (text: string) =>
  pseudo(text)
    .map((piece) => (typeof piece === 'string' ? piece : `{${piece[0]}}`))
    .join('')

describe('The pseudo-language', () => {
  test('has no letter of ASCII, and brackets that show where a text begins and ends', () => {
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

  test('keeps values, and lengthens every choice', () => {
    expect(shown('Try {tool}')).toBe('[Ţŕýöö {tool}]')
    expect(pseudo('{n, plural, one {# day} other {# days}}')).toEqual([
      '[',
      ['n', 'plural', { one: ['#', ' đååýö'], other: ['#', ' đååýšö'] }],
      ']',
    ])
  })

  test('refuses a text that cannot be read', () => {
    expect(() => pseudo('{n')).toThrow('{n')
  })
})
