import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../site.tsx'

const link = (attributes: Record<string, string>) => {
  const anchor = document.body.appendChild(document.createElement('a'))
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  return anchor
}

/** The site with a spied router, and whether a click is left to the browser. */
async function open() {
  const { router } = await openSite('/legal/disclaimer')
  vi.spyOn(router, 'navigate').mockResolvedValue()
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined)
  const isLeftToBrowser = (anchor: Element, init: MouseEventInit = {}) => {
    let left = false
    // jsdom cannot navigate, so the default is prevented after the site had its turn.
    const last = (event: Event) => {
      left = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', last, { once: true })
    fireEvent.click(anchor, init)
    anchor.remove()
    return left
  }
  return { preload, isLeftToBrowser }
}

test.each<[string, Record<string, string>, MouseEventInit?]>([
  ['with Ctrl', { href: '/contact' }, { ctrlKey: true }],
  ['with Cmd', { href: '/contact' }, { metaKey: true }],
  ['with Shift', { href: '/contact' }, { shiftKey: true }],
  ['with Alt', { href: '/contact' }, { altKey: true }],
  ['with another button', { href: '/contact' }, { button: 1 }],
  ['on a link that opens a new tab', { href: '/contact', target: '_blank' }],
  ['on a link that loads the document', { href: '/contact', target: '_self' }],
  ['on a download', { href: '/contact', download: '' }],
  ['on a link to a file', { href: '/sitemap.xml' }],
  ['on a link to another site', { href: 'https://example.com/contact' }],
  ['on a mail address', { href: 'mailto:jo@example.com' }],
  ['on a link that chooses the language', { href: '/contact?lng=de' }],
  ['on a link to an anchor that does not exist', { href: '/sitemap.xml#nowhere' }],
])('A click %s is left to the browser', async (_, attributes, init) => {
  const { isLeftToBrowser } = await open()
  expect(isLeftToBrowser(link(attributes), init)).toBe(true)
})

test('Pointing at a link, focusing or touching it preloads its page once', async () => {
  const { preload } = await open()
  for (const [intent, href] of [
    ['pointerOver', '/contact'],
    ['focusIn', '/services-overview'],
    ['touchStart', '/legal/imprint'],
  ] as const) {
    const anchor = link({ href })
    fireEvent[intent](anchor)
    fireEvent[intent](anchor)
    await expect.poll(() => preload.mock.calls.length).toBe(1)
    expect(preload.mock.calls).toEqual([[{ to: href }]])
    preload.mockClear()
    anchor.remove()
  }
  const file = link({ href: '/sitemap.xml' })
  fireEvent.pointerOver(file)
  expect(preload).not.toHaveBeenCalled()
  file.remove()
})
