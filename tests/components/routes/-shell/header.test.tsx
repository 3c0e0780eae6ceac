import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openSite } from '../../site.tsx'

const links = [
  ['Services', '/services'],
  ['Expertise', '/expertise'],
  ['Projects', '/projects'],
  ['Workshops', '/workshops'],
  ['Tools', '/tools'],
  ['Why AI', '/why-ki'],
  ['About', '/about'],
  ['Contact', '/contact'],
]

function showModal(this: HTMLDialogElement) {
  this.open = true
}

function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// jsdom implements neither media queries nor the methods of <dialog>. Without a width, the page renders as on a phone.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
})

/** The links of the header bar, which is hidden on phones. */
function barLinks() {
  const bar = screen.getAllByRole('banner')[0]?.querySelector('nav')
  if (!bar) throw new Error('the header has no navigation')
  return within(bar).getAllByRole('link', { hidden: true })
}

describe('The header', () => {
  test('links to services, expertise, projects, workshops, tools, why-AI, about and contact', async () => {
    await openSite('/about')
    expect(barLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
  })

  test.each([
    ['/services', 'Services'],
    ['/services-overview', 'Services'],
    ['/services/text-generation', 'Services'],
    ['/expertise/trainer', 'Expertise'],
    ['/projects/quality-control', 'Projects'],
    ['/why-ki', 'Why AI'],
    ['/why-ai/risk-mitigation', 'Why AI'],
    ['/contact', 'Contact'],
  ])('highlights the section of %s: %s', async (path, section) => {
    const { container } = await openSite(path)
    const highlighted = barLinks().filter((link) => link.closest('[data-current]'))
    expect(highlighted.map((link) => link.textContent)).toEqual([section])
    expect(container.querySelector('[data-current] a[href="/"]')).toBeNull()
  })

  test('highlights home on the exact path only', async () => {
    const { container } = await openSite('/')
    expect(container.querySelector('header [data-current] a')).toHaveAttribute('href', '/')
    expect(barLinks().filter((link) => link.closest('[data-current]'))).toEqual([])
  })

  test('starts with a skip link to the content', async () => {
    const { user } = await openSite('/about')
    await user.tab()
    expect(document.activeElement).toHaveTextContent('Skip to content')
    expect(document.activeElement).toHaveAttribute('href', '#main')
  })
})

describe('The mobile menu', () => {
  const opener = () => screen.getByRole('button', { name: 'Open menu' })

  test('is closed initially, and is opened and closed with its buttons', async () => {
    const { user } = await openSite('/about')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener())
    expect(screen.getByRole('dialog', { name: 'Main navigation' })).toBeVisible()
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when a link is clicked, and the link opens its page', async () => {
    const { user, router } = await openSite('/about')
    await user.click(opener())
    const menu = within(screen.getByRole('dialog'))
    expect(
      menu
        .getAllByRole('link')
        .slice(0, 8)
        .map((link) => link.textContent),
    ).toEqual(links.map(([name]) => name))
    await user.click(menu.getByRole('link', { name: 'Tools' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('closes on a click on any of its links, including the phone number', async () => {
    const { user } = await openSite('/about')
    const stay = new AbortController()
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: stay.signal })
    onTestFinished(() => stay.abort())
    const names = within(screen.getAllByRole('dialog', { hidden: true })[0] ?? document.body)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent)
    expect(names).toContain('+1 505 555 0142')
    for (const name of names) {
      await user.click(opener())
      await user.click(within(screen.getByRole('dialog')).getByRole('link', { name }))
      expect(screen.queryByRole('dialog'), name).not.toBeInTheDocument()
    }
  })
})

describe('Navigating within the site', () => {
  test('scrolls to the top, moves the focus to the page and announces its title', async () => {
    const { user, router } = await openSite('/about')
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Tools' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Eight AI tools that hold up at work' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(screen.getByText(document.title)).toHaveRole('status')
    expect(window.scrollTo).toHaveBeenCalled()
  })
})

test('The footer has a blurb and the four legal links', async () => {
  await openSite('/about')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/AI that takes the routine off your team/)).toBeVisible()
  const legal = within(footer.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')
  expect(legal.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/legal/privacy-policy'],
    ['Terms of Service', '/legal/terms-of-service'],
    ['Imprint', '/legal/imprint'],
    ['Disclaimer', '/legal/disclaimer'],
  ])
})
