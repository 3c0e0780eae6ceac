import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { photoUrl } from '#content/photo-source.ts'
import { Picture } from '#ui/picture.tsx'

const photo = 'photo-1486312338219-ce68d2c6f44d'
const urlFor = (width: number, height: number) => photoUrl(photo, width, height)
const picture = <Picture urlFor={urlFor} alt="A desk" ratio={1.6} sizes="50vw" />

test('A photo has responsive sizes, and its box keeps its size', () => {
  render(picture)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A desk' })
  expect(image.srcset.split(', ').map((one) => one.split(' ')[1])).toEqual(['400w', '640w', '960w', '1280w', '1600w'])
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('width', '960')
  expect(image).toHaveAttribute('height', '600')
})
