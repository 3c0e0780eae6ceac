import { describe, expect, test } from 'vitest'
import { addToDraft, forgetDraft, keepDraft, readDraft } from '#features/contact/contact-draft.ts'
import { draftKey, removeExpiredDraft } from '#features/contact/expired-draft.ts'
import { shown } from '../../../support/setup/shown.ts'
import { blockStorage, fillStorage, rubbish } from '../../../support/setup/storage.ts'

const typed = { name: 'Jo', email: 'jo@', message: 'Please call' }
const hour = 60 * 60 * 1000
const noon = Date.UTC(2026, 10, 21, 12)

test('A draft is restored after a reload of the tab', () => {
  keepDraft(typed)
  expect(readDraft()).toEqual(typed)
})

test('A draft is kept in session storage only, so that it ends with the tab', () => {
  keepDraft(typed)
  expect(Object.keys(sessionStorage)).toEqual(['contact-draft'])
  expect(localStorage).toHaveLength(0)
})

describe('A draft is removed after 24 hours', () => {
  test('when the form reads it', () => {
    keepDraft(typed, noon)
    expect(readDraft(noon + 24 * hour - 1)).toEqual(typed)
    expect(readDraft(noon + 24 * hour)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('when any page loads, whatever the message contains', () => {
    keepDraft({ ...typed, message: `{"saved":${noon + 24 * hour}` }, noon)
    removeExpiredDraft(noon + 24 * hour - 1)
    expect(sessionStorage).toHaveLength(1)
    removeExpiredDraft(noon + 24 * hour)
    expect(sessionStorage).toHaveLength(0)
  })
})

test('A draft is removed once it is sent', () => {
  keepDraft(typed)
  forgetDraft()
  expect(readDraft()).toBeNull()
})

test('Emptied fields leave no draft', () => {
  keepDraft(typed)
  keepDraft({ name: '', email: '', message: '' })
  expect(sessionStorage).toHaveLength(0)
})

test('Every character is restored as typed', () => {
  const strange = { name: 'O"Brien\\', email: '<b>', message: 'two\nlines, 🚀 and \u2028' }
  keepDraft(strange)
  expect(readDraft()).toEqual(strange)
})

describe('An invalid stored draft', () => {
  test.each([
    ...rubbish,
    ...['{"saved":', '[]', '{"saved":"now","name":"","email":"","message":""}', '{"saved":1}'].map(shown),
    shown(JSON.stringify({ saved: Date.now(), name: 'Jo', email: null, message: {} })),
  ])('$shown is ignored', ({ value }) => {
    sessionStorage.setItem(draftKey, value)
    expect(readDraft()).toBeNull()
  })

  test('Unknown fields are dropped', () => {
    sessionStorage.setItem(draftKey, JSON.stringify({ saved: Date.now(), ...typed, website: 'filled' }))
    expect(readDraft()).toEqual(typed)
  })
})

test('With storage full or blocked there is no draft and no error', () => {
  fillStorage()
  keepDraft(typed)
  blockStorage()
  keepDraft(typed)
  expect(readDraft()).toBeNull()
  forgetDraft()
})

describe('A text added to the draft', () => {
  const added = () => readDraft()?.message

  test('is the message if nothing was typed', () => {
    addToDraft('42 hours')
    expect(readDraft()).toEqual({ name: '', email: '', message: '42 hours' })
  })

  test('follows what was typed, which stays', () => {
    keepDraft(typed)
    addToDraft('42 hours')
    expect(readDraft()).toEqual({ ...typed, message: 'Please call\n\n42 hours' })
  })

  test('replaces the one that was added before, between what was typed', () => {
    keepDraft(typed)
    addToDraft('42 hours')
    keepDraft({ ...typed, message: `${added()}\nThanks` })
    addToDraft('$& hours')
    expect(added()).toBe('Please call\n\n$& hours\nThanks')
  })

  test('does not replace the one before if the visitor changed it', () => {
    addToDraft('42 hours')
    keepDraft({ ...typed, message: '41 hours' })
    addToDraft('30 hours')
    expect(added()).toBe('41 hours\n\n30 hours')
  })

  test('is forgotten with the draft', () => {
    addToDraft('42 hours')
    forgetDraft()
    expect(sessionStorage).toHaveLength(0)
    addToDraft('42 hours')
    removeExpiredDraft(Date.now() + 24 * hour)
    expect(sessionStorage).toHaveLength(0)
  })

  test('reaches the form even if nothing can be stored', () => {
    blockStorage()
    addToDraft('42 hours')
    expect(added()).toBe('42 hours')
    forgetDraft()
    expect(readDraft()).toBeNull()
  })
})
