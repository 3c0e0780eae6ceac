import { expect, test } from 'vitest'
import { photoUrl } from '#content/photo-source.ts'

const photo = 'photo-1486312338219-ce68d2c6f44d'

test('A photo comes from the photo host, cropped to its box', () => {
  expect(photoUrl(photo, 960, 600)).toBe(`https://images.unsplash.com/${photo}?auto=format&fit=crop&w=960&h=600&q=70`)
})

test('A self-hosted photo is a file of the site in one of the widths', () => {
  expect(photoUrl(photo, 960, 600, '/photos')).toBe(`/photos/${photo}-960.jpg`)
})
