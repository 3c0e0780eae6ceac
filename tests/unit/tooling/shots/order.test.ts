import { expect, test } from 'vitest'
import { readOrder } from '../../../../tooling/shots/order.ts'
import { pictureOf } from '../../../../tooling/shots/pictures.ts'

test('Without arguments every page is taken at three widths, in both themes and languages, with and without photos', () => {
  const { paths, ...rest } = readOrder([])
  expect(paths).toContain('/services/text-generation')
  expect(paths).toContain('/no-such-page')
  expect(rest).toEqual({
    widths: [390, 768, 1440],
    themes: ['dark', 'light'],
    languages: ['en', 'de'],
    photos: ['shown', 'blocked'],
  })
})

test('Pages and options narrow the order', () => {
  const order = readOrder(['/tools', '--width', '500', '--theme', 'light', '--language', 'de', '--photos', 'shown'])
  expect(order).toEqual({
    paths: ['/tools'],
    widths: [500],
    themes: ['light'],
    languages: ['de'],
    photos: ['shown'],
  })
})

test.each([
  [['/tols'], 'page: /tols is none of /, '],
  [['--theme', 'blue'], 'theme: blue is none of dark, light'],
  [['--width', 'wide'], '--width takes pixels from 240 on'],
  [['--size', '3'], "Unknown option '--size'"],
])('%j is refused with what is possible', (args, reason) => {
  expect(() => readOrder(args)).toThrow(reason)
})

test('A photo always gets the same made-up picture in the size that is asked for, another photo another one', () => {
  const url = (photo: string) => `https://images.unsplash.com/${photo}?w=400&h=300`
  expect(pictureOf(url('photo-1'))).toBe(pictureOf(url('photo-1')))
  expect(pictureOf(url('photo-1'))).not.toBe(pictureOf(url('photo-2')))
  expect(pictureOf(url('photo-1'))).toContain('width="400" height="300"')
})
