import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loggable } from '../../../../src/routes/-shell/not-found.tsx'
import { takeConsole } from '../../../support/setup/console.ts'
import { shown } from '../../../support/setup/shown.ts'
import { openSite } from '../../site.tsx'

describe('The not-found page', () => {
  test.each(
    [
      '/nowhere',
      '/services/nowhere',
      '/services/constructor',
      '/services/text-generation/more',
      '/why-ki/exponential-growth',
      '/%E0%A4%A',
      '/%',
      '/%00',
      `/${'x'.repeat(3000)}`,
    ].map(shown),
  )('is shown at $shown, with no section highlighted', async ({ value: path }) => {
    const { container } = await openSite(path)
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    expect(container.querySelectorAll('[data-current], [aria-current]')).toHaveLength(0)
    expect(takeConsole().join()).toContain('404')
  })

  test('links to the home page', async () => {
    const { user, router } = await openSite('/nowhere')
    const home = within(screen.getByRole('main')).getByRole('link', { name: 'Return to Home' })
    expect(home).toHaveAttribute('href', '/')
    await user.click(home)
    expect(await screen.findByText(/Your team gets a full work week back/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    takeConsole()
  })

  test('keeps every link on its own origin, also at an address that looks like another host', async () => {
    const { container } = await openSite('//evil.example/x')
    for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (/^(mailto|tel):/.test(link.href)) continue
      expect(link.origin).toBe(window.location.origin)
    }
    takeConsole()
  })

  test('shows the requested address, and links to the similar pages with name and address', async () => {
    const { user, router } = await openSite('/servces/text-genration')
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('/servces/text-genration')).toBeVisible()
    const [similar] = within(await main.findByText('/services/text-generation').then(liveRegion)).getAllByRole('link')
    expect(similar).toHaveTextContent('Text generation')
    await user.click(similar ?? document.body)
    await waitFor(() => expect(router.state.location.pathname).toBe('/services/text-generation'))
    takeConsole()
  })

  test('lists the pages in the language of the visitor', async () => {
    await openSite('/leistungn', 'de')
    const region = liveRegion(await screen.findByText('/services'))
    expect(within(region).getAllByRole('link')[0]).toHaveTextContent('Leistungen')
    takeConsole()
  })

  test('shows a message if no page is similar, and always links to the eight main sections', async () => {
    await openSite('/zzzzzzzzzz')
    const region = liveRegion(await screen.findByText('None of our pages has a similar address.'))
    expect(within(region).queryByRole('link')).toBeNull()
    const sections = screen.getByRole('heading', { name: 'The main sections' }).closest('section')
    expect(within(sections ?? document.body).getAllByRole('link')).toHaveLength(8)
    takeConsole()
  })

  test('shows a malicious address as text, and shortens a long one in the middle', async () => {
    const { container } = await openSite(`/%3Cimg%20src=x%20onerror=alert(1)%3E${'x'.repeat(3000)}`)
    const address = await screen.findByText(/^\/<img src=x onerror=alert\(1\).* … x+$/)
    expect(address.textContent.length).toBeLessThan(60)
    expect(container.querySelector('main img')).toBeNull()
    takeConsole()
  })

  test('logs the path', async () => {
    await openSite('/no/such/page')
    expect(new Set(takeConsole())).toEqual(new Set(['warn: 404: "/no/such/page"']))
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
