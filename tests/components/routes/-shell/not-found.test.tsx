import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loggable } from '../../../../src/routes/-shell/not-found.tsx'
import { takeConsole } from '../../../setup/console.ts'
import { shown } from '../../../setup/shown.ts'
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

  test('leads home', async () => {
    const { user, router } = await openSite('/nowhere')
    const home = within(screen.getByRole('main')).getByRole('link', { name: 'Return to Home' })
    expect(home).toHaveAttribute('href', '/')
    await user.click(home)
    expect(router.state.location.pathname).toBe('/')
    expect(await screen.findByText(/Your team gets a full work week back/)).toBeVisible()
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

  test('logs the path', async () => {
    await openSite('/no/such/page')
    expect(new Set(takeConsole())).toEqual(new Set(['warn: 404: "/no/such/page"']))
  })
})

describe('A path is logged as one harmless line', () => {
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

  test.each(['\u2028', '\u2029', '\u009b31m', '\u202e', '\u0085', '\u007f'])(
    '%j is not a line break or a control',
    (mark) => {
      expect(loggable(`/a${mark}b`)).not.toContain(mark)
    },
  )

  test('of at most 200 characters', () => {
    expect(loggable(`/${'x'.repeat(10_000)}`)).toHaveLength(200)
  })
})
