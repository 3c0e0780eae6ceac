import { expect, test } from 'vitest'
import { marked } from '#i18n/marked.ts'

test('A text is split at its marks', () => {
  expect(marked('It costs [€38.40|1] each.')).toEqual([
    { text: 'It costs ' },
    { text: '€38.40', mark: '1' },
    { text: ' each.' },
  ])
})

test('A text without marks stays whole, also with brackets', () => {
  expect(marked('Plain [text]')).toEqual([{ text: 'Plain [text]' }])
})
