import { expect, test } from 'vitest'
import { rawText } from '#storage/raw-text.ts'

const color = rawText<{ color: 'red' | 'blue' }, 'red' | 'blue'>(
  'local',
  (text) => (text === 'red' || text === 'blue' ? text : undefined),
  { pick: (state) => state.color, put: (value) => ({ color: value }) },
)

test('A field is stored as raw text, not as JSON', () => {
  color.setItem('paint', { state: { color: 'blue' } })
  expect(localStorage.getItem('paint')).toBe('blue')
  expect(color.getItem('paint')).toEqual({ state: { color: 'blue' } })
})

test.each(['', 'green', '"blue"', '{"state":{"color":"blue"}}'])(
  '%j is not a valid value, so the default is used',
  (text) => {
    localStorage.setItem('paint', text)
    expect(color.getItem('paint')).toBeNull()
  },
)

test('An empty storage has no value', () => {
  expect(color.getItem('paint')).toBeNull()
})

test('A removed value is deleted', async () => {
  localStorage.setItem('paint', 'red')
  await color.removeItem('paint')
  expect(localStorage.getItem('paint')).toBeNull()
})
