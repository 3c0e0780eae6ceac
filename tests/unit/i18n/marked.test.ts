import { expect, test } from 'vitest'
import { marked } from '#i18n/marked.ts'

test('A text is split at its marks', () => {
  expect(marked('It costs [€38.40|1] each.')).toEqual([
    { text: 'It costs ' },
    { text: '€38.40', mark: '1' },
    { text: ' each.' },
  ])
})
