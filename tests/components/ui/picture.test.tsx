import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { photoUrl } from '#content/photo-source.ts'
import { Picture } from '#ui/picture.tsx'

const photo = 'photo-1501504905252-473c47e087f8'
const urlFor = (width: number, height: number) => photoUrl(photo, width, height)
const picture = <Picture urlFor={urlFor} alt="A desk" seed="desk" ratio={1.6} sizes="50vw" />

test('A photo has responsive sizes, and its box keeps its size', () => {
  render(picture)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A desk' })
  expect(image.srcset.split(', ').map((one) => one.split(' ')[1])).toEqual(['400w', '640w', '960w', '1280w', '1600w'])
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('width', '960')
  expect(image).toHaveAttribute('height', '600')
})

test('A photo is requested from the photo host, cropped to its box', () => {
  render(picture)
  expect(screen.getByRole('img', { name: 'A desk' })).toHaveAttribute(
    'src',
    `https://images.unsplash.com/${photo}?auto=format&fit=crop&w=960&h=600&q=70`,
  )
})

test('A photo loads lazily, and the first photo of a page loads immediately', () => {
  render(picture)
  expect(screen.getByRole('img', { name: 'A desk' })).toHaveAttribute('loading', 'lazy')
  render(<Picture urlFor={urlFor} alt="First" seed="desk" sizes="50vw" first />)
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high')
})

test('A photo that fails to load is hidden, and the art behind it remains', () => {
  const { container } = render(picture)
  fireEvent.error(screen.getByRole('img', { name: 'A desk' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(container.querySelector('svg[aria-hidden=true]')).toBeInTheDocument()
})

describe('A photo that', () => {
  test('failed before hydration is hidden as well', async () => {
    mockLoadedImage(Promise.reject(new DOMException('no image', 'EncodingError')))
    render(picture)
    await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument())
  })

  test('loaded before hydration stays', async () => {
    const decoded = Promise.resolve()
    const decode = mockLoadedImage(decoded)
    render(picture)
    expect(decode).toHaveBeenCalled()
    await decoded
    expect(screen.getByRole('img', { name: 'A desk' })).toBeVisible()
  })
})

/** Mocks an image that was loaded before hydration. */
function mockLoadedImage(decoded: Promise<void>) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('https://images.unsplash.com/x')
  // jsdom does not load images, so it has no decode().
  const decode = vi.fn(() => decoded)
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode })
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  return decode
}
