import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { company, type Chat } from '#content/company/company.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { ContactMethods, ReachableNow } from '../../../../src/routes/-contact/contact-methods.tsx'

const { i18n } = await loadCatalog('en')

function show(chat: Chat | null) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ContactMethods chat={chat} />
      <ReachableNow chat={chat} />
    </I18nProvider>,
  )
  const links = within(container.querySelector<HTMLElement>('#chat') ?? container).getAllByRole('link')
  return links.map((link) => link.getAttribute('href'))
}

describe('The way to a person right now', () => {
  test('is a chat if the company has one: a link that opens a new tab', () => {
    const chat = { name: 'Teams', href: 'https://teams.example/chat' } as const
    expect(show(chat)).toEqual([chat.href])
    expect(screen.getByRole('heading', { level: 3, name: 'Live chat' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Chat on Teams (opens in a new tab)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('is phone and e-mail without a chat, and its card does not promise one', () => {
    expect(show(null)).toEqual([company.phone.href, `mailto:${company.email}`])
    expect(screen.getByRole('heading', { level: 3, name: 'Talk to us now' })).toBeVisible()
    expect(screen.queryByText('Live chat')).toBeNull()
  })
})
