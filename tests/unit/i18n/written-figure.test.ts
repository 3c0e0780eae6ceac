import { expect, test } from 'vitest'
import { writtenFigure } from '#i18n/written-figure.ts'

test.each([
  ['98%', '98\u00A0%'],
  ['−57%', '−57\u00A0%'],
  ['1000+', '1.000+'],
  ['10K+', '10.000+'],
  ['2.3x', '2,3×'],
  ['24/7', '24/7'],
  ['94 h', '94 h'],
])('The figure %s is %s in German and the same in English', (figure, german) => {
  expect(writtenFigure(figure, 'de')).toBe(german)
  expect(writtenFigure(figure, 'en')).toBe(figure)
})
