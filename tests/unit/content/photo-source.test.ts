import { expect, test } from 'vitest'
import { photoSections, photoSummary } from '#content/legal/own/privacy-photos.ts'
import { photoSource, photoUrl } from '#content/photo-source.ts'

const photo = 'photo-1486312338219-ce68d2c6f44d'

test('A photo comes from the photo host, cropped to its box', () => {
  expect(photoUrl(photo, 960, 600)).toBe(`https://images.unsplash.com/${photo}?auto=format&fit=crop&w=960&h=600&q=70`)
})

test('A self-hosted photo is a file of the site in one of the widths', () => {
  expect(photoUrl(photo, 960, 600, '/photos')).toBe(`/photos/${photo}-960.jpg`)
})

test('The privacy policy names the photo host only if photos are not self-hosted', () => {
  const { host } = new URL(photoSource)
  expect(photoSummary().join()).toContain(host)
  expect(JSON.stringify(photoSections())).toContain(host)
  expect([...photoSummary('/photos'), ...photoSections('/photos')]).toEqual([])
})
