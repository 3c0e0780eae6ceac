import { expect, test } from 'vitest'
import { photoUrl } from '#content/photo-source.ts'

test('A photo comes from the photo host, cropped to its box', () => {
  const shown = 'https://a.test/team?auto=format&fit=crop&w=960&h=600&q=70'
  expect(photoUrl('team', 960, 600, 'https://a.test')).toBe(shown)
})

test('A self-hosted photo is a file of the site in one of the widths', () => {
  expect(photoUrl('team', 960, 600, '/photos')).toBe('/photos/team-960.jpg')
})
