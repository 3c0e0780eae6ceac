import { describe, expect, test } from 'vitest'
import { cleanAddress, isAddress } from '#content/company/address.ts'

describe('An address as people paste it', () => {
  test.each([
    ' ',
    '\t',
    '\n',
    '\u00A0',
    '\u2009',
    '\u202F',
    '\u3000',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u2060',
    '\u00AD',
    // Dictation on an iPhone leaves it behind.
    '\uFFFC',
  ])('is cleaned of %j before, after and within it', (unseen) => {
    expect(cleanAddress(`${unseen}jo@exam${unseen}ple.com${unseen}`)).toBe('jo@example.com')
  })

  test.each(['\uFEFF', '\u200E', '\u200F', '\u202A', '\u202C', '\u2066', '\u2069', '\uFE0F', '\u061C', '\u180E'])(
    'is cleaned of %j, which nobody sees',
    (unseen) => {
      expect(cleanAddress(`jo@example.com${unseen}`)).toBe('jo@example.com')
    },
  )
})

describe('A domain with letters beyond ASCII', () => {
  test.each([
    ['jo@faß.de', 'jo@xn--fa-hia.de'],
    ['info@bäckerei-müller.de', 'info@xn--bckerei-mller-bfb28a.de'],
    ['info@BÜCHER.example', 'info@xn--bcher-kva.example'],
    ['jo@mu\u0308nchen.de', 'jo@xn--mnchen-3ya.de'],
  ])('%s is written as DNS has it', (typed, stored) => {
    expect(cleanAddress(typed)).toBe(stored)
    expect(isAddress(stored)).toBe(true)
  })

  test.each([
    'jo@ｅｘａｍｐｌｅ.com',
    'jo@１２７.1',
    'jo@bäcker.de:80',
    'jo@bäcker.de/x',
    'jo@bäcker.de?x',
    'jo@bäcker.de#x',
    'jo@b%C3%A4cker。de',
    'jo@bäcker',
  ])('%s becomes no other one and is refused', (typed) => {
    expect(isAddress(cleanAddress(typed))).toBe(false)
  })
})
