import { beforeEach, describe, expect, test } from 'vitest'
import { emptySubmission } from '#content/contact-fields.ts'
import { addToDraft, forgetDraft, keepDraft, readDraft, valueInDraft } from '#features/contact/contact-draft.ts'
import { draftKey, removeExpiredDraft } from '#features/contact/expired-draft.ts'
import { blockStorage, fillStorage } from '../../../support/setup/storage.ts'

const typed = { ...emptySubmission, name: 'Jo', email: 'jo@', message: 'Please call' }
const hour = 60 * 60 * 1000
const noon = Date.UTC(2026, 10, 21, 12)

// A draft that could not be stored stays in memory.
beforeEach(() => keepDraft(emptySubmission))

describe('A draft is removed after 24 hours', () => {
  test('when the form reads it', () => {
    keepDraft(typed, noon)
    expect(readDraft(noon + 24 * hour - 1)).toMatchObject(typed)
    expect(readDraft(noon + 24 * hour)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('when any page loads', () => {
    keepDraft(typed, noon)
    removeExpiredDraft(noon + 24 * hour - 1)
    expect(sessionStorage).toHaveLength(1)
    removeExpiredDraft(noon + 24 * hour)
    expect(sessionStorage).toHaveLength(0)
  })
})

test('A draft is removed once it is sent, but not if it was changed since', () => {
  keepDraft(typed)
  for (const field of ['name', 'email', 'message'] as const) {
    expect(forgetDraft({ ...typed, [field]: 'before' })).toBe(false)
    expect(readDraft()).toMatchObject(typed)
  }
  expect(forgetDraft(typed)).toBe(true)
  expect(sessionStorage).toHaveLength(0)
})

describe('An invalid stored draft', () => {
  test.each(['', 'null', '{}', '[]', '{"saved":', '{"saved":1}', '{"saved":"now","name":"","email":"","message":""}'])(
    '%s is ignored',
    (value) => {
      sessionStorage.setItem(draftKey, value)
      expect(readDraft()).toBeNull()
    },
  )
})

test('A draft without a field, as an earlier release has stored it, keeps the others', () => {
  sessionStorage.setItem(draftKey, JSON.stringify({ saved: Date.now(), name: 'Jo', email: null }))
  expect(readDraft()).toEqual({ ...emptySubmission, name: 'Jo', added: {} })
})

test('A draft keeps the texts that were added to it as far as they can be read', () => {
  const added = { calculation: { text: '42 hours', value: '' }, times: { text: 'Monday', value: 9 }, other: 1 }
  sessionStorage.setItem(draftKey, JSON.stringify({ saved: Date.now(), added }))
  expect(readDraft()?.added).toEqual({ calculation: added.calculation })
})

describe('A draft that cannot be stored', () => {
  const newest = { ...typed, message: 'Please call tomorrow' }

  test.each([
    ['full', fillStorage],
    ['blocked', blockStorage],
  ])('because storage is %s lasts until the document is left', (_, make) => {
    make()
    keepDraft(newest)
    expect(readDraft()).toMatchObject(newest)
    expect(forgetDraft(newest)).toBe(true)
    expect(readDraft()).toBeNull()
  })

  test('does not leave an older text that a reload would bring back', () => {
    keepDraft(typed)
    fillStorage()
    keepDraft(newest)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('A text added to the draft', () => {
  const added = () => readDraft()?.message

  test('follows what was typed, which stays', () => {
    keepDraft(typed)
    addToDraft('calculation', '42 hours')
    expect(readDraft()).toMatchObject({ ...typed, message: 'Please call\n\n42 hours' })
  })

  test('replaces the one that was added before, between what was typed', () => {
    keepDraft(typed)
    addToDraft('calculation', '42 hours')
    keepDraft({ ...typed, message: `${added()}\nThanks` })
    addToDraft('calculation', '$& hours')
    expect(added()).toBe('Please call\n\n$& hours\nThanks')
  })

  test('does not replace the one before if the visitor changed it', () => {
    addToDraft('calculation', '42 hours')
    keepDraft({ ...typed, message: '41 hours' })
    addToDraft('calculation', '30 hours')
    expect(added()).toBe('41 hours\n\n30 hours')
  })

  test('is forgotten with the draft', () => {
    addToDraft('calculation', '42 hours')
    expect(forgetDraft({ ...emptySubmission, message: '42 hours' })).toBe(true)
    keepDraft({ ...typed, message: '42 hours' })
    addToDraft('calculation', '30 hours')
    expect(added()).toBe('42 hours\n\n30 hours')
  })

  test('goes with what it stands for, as long as the visitor leaves it as it is', () => {
    addToDraft('times', 'Times: Monday', '2026-11-30')
    addToDraft('calculation', '42 hours')
    addToDraft('times', 'Zeiten: Dienstag', '2026-12-01')
    expect([added(), valueInDraft('times')]).toEqual(['Zeiten: Dienstag\n\n42 hours', '2026-12-01'])
    keepDraft({ ...emptySubmission, message: 'Zeiten: Mittwoch' })
    expect(valueInDraft('times')).toBe('')
  })
})
