import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, playBackend, refused, saved } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { message, toasts, openContact } from '../../contact-page.ts'
import { openSite } from '../../site.tsx'

describe('The toast of the contact form', () => {
  test.each([
    {
      when: 'the message is saved and mailed',
      answers: {},
      title: 'Message Sent!',
      text: "Thank you for your message. We'll get back to you within 24 hours.",
    },
    {
      when: 'the message was already saved',
      answers: { contact: refused(409, '23505') },
      title: 'Message Sent!',
      text: "Thank you for your message. We'll get back to you within 24 hours.",
    },
    {
      when: 'the message is saved but the e-mail function fails',
      answers: { mail: refused(500) },
      title: 'Message Saved',
      text: "Your message was saved but email notification failed. We'll still get back to you!",
    },
    {
      when: 'saving the message fails',
      answers: { contact: page(503) },
      title: 'Error',
      text: 'Failed to send your message. Please try again or contact us directly.',
    },
  ])('shows "$title" when $when', async ({ answers, title, text }) => {
    playBackend(answers)
    const { fill, send } = await openContact()
    await fill(message)
    await send()
    await waitFor(() => expect(toasts()).toEqual([{ title, text }]))
    takeConsole()
  })
})

describe('The toast of the newsletter', () => {
  test.each([
    {
      when: 'the address is new',
      answer: saved,
      title: 'Subscribed!',
      text: 'Thank you for subscribing to our newsletter.',
    },
    {
      when: 'the backend reports a duplicate',
      answer: refused(409, '23505'),
      title: 'Already Subscribed',
      text: 'This email is already subscribed to our newsletter.',
    },
    {
      when: 'anything else goes wrong',
      answer: refused(409, '23503'),
      title: 'Error',
      text: 'Failed to subscribe. Please try again.',
    },
  ])('shows "$title" when $when', async ({ answer, title, text }) => {
    playBackend({ newsletter: answer })
    const { user } = await openSite('/contact')
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'jo@example.com{Enter}')
    await waitFor(() => expect(toasts()).toEqual([{ title, text }]))
    takeConsole()
  })
})

describe('A toast is added to an existing live region', () => {
  test.each([
    { outcome: 'a success', answers: {}, role: 'status', title: 'Message Sent!' },
    { outcome: 'a partial success', answers: { mail: refused(500) }, role: 'status', title: 'Message Saved' },
    { outcome: 'an error', answers: { contact: page(503) }, role: 'alert', title: 'Error' },
  ])('$outcome, to one of role $role', async ({ answers, role, title }) => {
    playBackend(answers)
    const { fill, send } = await openContact()
    const regions = screen.getAllByRole(role)
    await fill(message)
    await send()
    const shown = await screen.findByText(title)
    expect(regions).toContain(shown.closest('[role=status], [role=alert]'))
    takeConsole()
  })
})

describe('A toast is closed', () => {
  test('with its button, and the focus returns to where it was', async () => {
    const { user, button } = await openToast()
    await user.click(screen.getByRole('button', { name: 'Close notice' }))
    expect(toasts()).toEqual([])
    expect(button).toHaveFocus()
  })

  test('with Escape, from wherever the focus is', async () => {
    const { user, button } = await openToast()
    await user.keyboard('{Escape}')
    expect(toasts()).toEqual([])
    expect(button).toHaveFocus()
  })

  test('by keyboard: F8 focuses its close button, which is described by the message', async () => {
    const { user, button } = await openToast()
    expect(screen.getByRole('region', { name: 'Notices (F8)' })).toContainElement(screen.getByText('Message Sent!'))
    await user.keyboard('{F8}')
    const close = screen.getByRole('button', { name: 'Close notice' })
    expect(close).toHaveFocus()
    expect(close).toHaveAccessibleDescription(/^Message Sent!\s*Thank you for your message/)
    await user.keyboard('{Enter}')
    expect(toasts()).toEqual([])
    expect(button).toHaveFocus()
  })
})

describe('Ten seconds later', () => {
  test('a success is gone', async () => {
    const { tenSecondsLater } = await openToast()
    tenSecondsLater()
    expect(toasts()).toEqual([])
  })

  test('a toast that contains the focus stays until the focus leaves', async () => {
    const { tenSecondsLater, user } = await openToast()
    await user.keyboard('{F8}')
    tenSecondsLater()
    tenSecondsLater()
    expect(toasts()).toHaveLength(1)
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
    tenSecondsLater()
    expect(toasts()).toEqual([])
  })

  test('a toast in a hidden tab stays', async () => {
    const { tenSecondsLater } = await openToast()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    tenSecondsLater()
    tenSecondsLater()
    expect(toasts()).toHaveLength(1)
    hidden.mockReturnValue(false)
    tenSecondsLater()
    expect(toasts()).toEqual([])
  })

  test('an error stays until the next attempt succeeds', async () => {
    const { tenSecondsLater, send } = await openToast({ contact: page(503) })
    tenSecondsLater()
    expect(toasts()).toMatchObject([{ title: 'Error' }])
    playBackend()
    await send()
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Message Sent!' }]))
    takeConsole()
  })
})

test('Toasts about different things are shown together', async () => {
  const { user } = await openToast()
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'jo@example.com{Enter}')
  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Message Sent!' }, { title: 'Subscribed!' }]))
})

test('A visible toast changes language with the page', async () => {
  const { user } = await openToast()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
  const region = within(await screen.findByRole('region', { name: 'Hinweise (F8)' }))
  expect(await region.findByText('Nachricht gesendet!')).toBeVisible()
})

test('A page without toasts has no landmark for them', async () => {
  await openSite('/about')
  expect(screen.queryByRole('region', { name: /Notices/ })).not.toBeInTheDocument()
})

/** Sends a message and waits for the toast. */
async function openToast(answers: Parameters<typeof playBackend>[0] = {}) {
  const tenSecondsLater = holdTenSeconds()
  playBackend(answers)
  const contact = await openContact()
  await contact.fill(message)
  await contact.send()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  return { ...contact, tenSecondsLater }
}

/** Mocks only the ten-second intervals, because jsdom uses an interval for its frames. Returns a function that triggers them. */
function holdTenSeconds() {
  const start = globalThis.setInterval
  const ticks: (() => void)[] = []
  vi.spyOn(globalThis, 'setInterval').mockImplementation((tick, milliseconds) => {
    if (milliseconds !== 10_000) return start(tick, milliseconds)
    ticks.push(tick)
    return start(() => undefined, milliseconds)
  })
  return () =>
    act(() => {
      for (const tick of ticks) tick()
    })
}
