import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, visibleLength } from '#features/contact/visible-text.ts'
import { emailPattern } from '#content/limits.ts'
import { rules } from '../../../support/corpus/contact.ts'

/** All relevant code points: the Basic Multilingual Plane and the blocks of invisible characters above it. */
const codes = [
  ...Array.from({ length: 0x1_0000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff),
  ...Array.from({ length: 4 }, (_, index) => 0x1_bca0 + index),
  ...Array.from({ length: 8 }, (_, index) => 0x1_d173 + index),
  ...Array.from({ length: 0x1001 }, (_, index) => 0xe_0000 + index),
]

describe('The rules are the same as in the database', () => {
  test('After cleaning, the same characters count as visible', () => {
    const hidden = new RegExp(`^(?:${rules.invisible}|${rules.blanks})$`, 'u')
    const different = codes.filter((code) => {
      const character = String.fromCodePoint(code)
      return (visibleLength(cleanText(character)) === 0) !== hidden.test(character)
    })
    expect(different.map((code) => code.toString(16))).toEqual([])
  })

  test('The same bidi control characters are removed from a line', () => {
    const marks = new RegExp(`^${rules.bidiControls}$`, 'u')
    const kept = codes.filter((code) => {
      const character = String.fromCodePoint(code)
      return marks.test(character) && cleanLine(`a${character}b`) !== 'ab'
    })
    expect(kept).toEqual([])
  })

  test('The same addresses are valid, whether the form or the browser reads the pattern', () => {
    const pattern = new RegExp(rules.email)
    const inForm = new RegExp(`^${emailPattern}$`)
    const inBrowser = new RegExp(`^(?:${emailPattern})$`, 'v')
    for (const code of codes.filter((one) => one < 0x300)) {
      const character = String.fromCodePoint(code)
      for (const address of [`a${character}b@example.com`, `ab@exa${character}mple.com`, `ab@example.c${character}`]) {
        const valid = pattern.test(address)
        expect([inForm.test(address), inBrowser.test(address)], JSON.stringify(address)).toEqual([valid, valid])
      }
    }
  })
})

describe('The visible length', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['\u200b\u200b', 0],
    ['\u2800\u3164', 0],
    ['Jo', 2],
    ['🙂', 1],
    ['❤\ufe0f', 1],
    ['李明', 2],
    ['👨\u200d👩\u200d👧', 3],
    ['a    b     c', 12],
    ['a\n\n\nb', 5],
    [' a \u200b b\u2060 ', 4],
  ])('of %j is %i', (text, length) => {
    expect(visibleLength(text)).toBe(length)
  })
})
