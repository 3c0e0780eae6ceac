import { expect, test } from 'vitest'
import { rawText } from '#storage/raw-text.ts'

const colour = rawText<{ colour: 'red' | 'blue' }, 'red' | 'blue'>(
  'local',
  (text) => (text === 'red' || text === 'blue' ? text : undefined),
  { pick: (state) => state.colour, put: (value) => ({ colour: value }) },
)

test('A field is stored as raw text, without JSON around it', () => {
  colour.setItem('paint', { state: { colour: 'blue' } })
  expect(localStorage.getItem('paint')).toBe('blue')
  expect(colour.getItem('paint')).toEqual({ state: { colour: 'blue' } })
})

test.each(['', 'green', '"blue"', '{"state":{"colour":"blue"}}'])(
  '%j is no value, so that the default holds',
  (text) => {
    localStorage.setItem('paint', text)
    expect(colour.getItem('paint')).toBeNull()
  },
)

test('Nothing stored is no value', () => {
  expect(colour.getItem('paint')).toBeNull()
})

test('A removed value is gone', async () => {
  localStorage.setItem('paint', 'red')
  await colour.removeItem('paint')
  expect(localStorage.getItem('paint')).toBeNull()
})
