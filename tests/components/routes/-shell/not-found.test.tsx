import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { navigation } from '../../../../src/routes/-navigation.ts'
import { loggable } from '../../../../src/routes/-shell/not-found.tsx'
import { takeConsole } from '../../../support/setup/console.ts'
import { openSite } from '../../site.tsx'

describe('The not-found page', () => {
  test('lists the pages in the language of the visitor', async () => {
    await openSite('/leistungn', 'de')
    const region = liveRegion(await screen.findByText('/services'))
    expect(within(region).getAllByRole('link')[0]).toHaveTextContent('Leistungen')
    takeConsole()
  })

  test('links to the main sections, and to nothing else if no page is similar', async () => {
    await openSite('/zzzzzzzzzz')
    await screen.findByText('/zzzzzzzzzz')
    const sections = screen.getByRole('heading', { name: 'The main sections' }).closest('section')
    expect(within(sections ?? document.body).getAllByRole('link')).toHaveLength(navigation.length)
    takeConsole()
  })

  test('shows a malicious address as text, and shortens a long one in the middle', async () => {
    const { container } = await openSite(`/%3Cimg%20src=x%20onerror=alert(1)%3E${'x'.repeat(3000)}`)
    const address = await screen.findByText(/^\/<img src=x onerror=alert\(1\).* … x+$/)
    expect(address.textContent.length).toBeLessThan(60)
    expect(container.querySelector('main img')).toBeNull()
    takeConsole()
  })
})

/** The live region that announces the results; it exists before them. */
function liveRegion(text: HTMLElement): HTMLElement {
  const region = text.closest<HTMLElement>('[aria-live="polite"]')
  if (!region) throw new Error('not announced')
  return region
}

describe('A path is logged as a single safe line', () => {
  test.each([
    ['/a\nb', '"/a\\nb"'],
    ['/a\r\nSet-Cookie: x', '"/a\\r\\nSet-Cookie: x"'],
    ['/\u001b[31mred', '"/\\u001b[31mred"'],
    ['/\u0000', '"/\\u0000"'],
    ['/"quoted"', '"/\\"quoted\\""'],
    ['/%c%s', '"/%c%s"'],
  ])('%j', (path, line) => {
    expect(loggable(path)).toBe(line)
  })

  test.each(['\u2028', '\u2029', '\u009b31m', '\u202e', '\u0085', '\u007f'])('%j is escaped', (mark) => {
    expect(loggable(`/a${mark}b`)).not.toContain(mark)
  })

  test('of at most 200 characters', () => {
    expect(loggable(`/${'x'.repeat(10_000)}`)).toHaveLength(200)
  })
})
