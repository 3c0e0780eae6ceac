import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page, playBackend, refused, saved } from '../../../mocks/backend.ts'
import { takeConsole } from '../../../setup/console.ts'
import { message, notices, openContact } from '../../contact-page.ts'
import { spoken } from '../../../setup/spoken.ts'
import { openSite } from '../../site.tsx'

describe('The notice of the contact form', () => {
  test.each([
    {
      when: 'the message is saved and mailed',
      answers: {},
      title: 'Message Sent!',
      text: "Thank you for your message. We'll get back to you within 24 hours.",
    },
    {
      when: 'the message was there already',
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
  ])('says "$title" when $when', async ({ answers, title, text }) => {
    playBackend(answers)
    const { fill, send } = await openContact()
    await fill(message)
    await send()
    await waitFor(() => expect(notices()).toEqual([{ title, text }]))
    takeConsole()
  })
})

describe('The notice of the newsletter', () => {
  test.each([
    {
      when: 'the address is new',
      answer: saved,
      title: 'Subscribed!',
      text: 'Thank you for subscribing to our newsletter.',
    },
    {
      when: 'the backend says duplicate',
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
  ])('says "$title" when $when', async ({ answer, title, text }) => {
    playBackend({ newsletter: answer })
    const { user } = await openSite('/contact')
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'jo@example.com{Enter}')
    await waitFor(() => expect(notices()).toEqual([{ title, text }]))
    takeConsole()
  })
})

test('Errors are announced at once, other notices when the reader pauses', async () => {
  playBackend({ contact: page(503) })
  const { fill, send } = await openContact()
  await fill(message)
  await send()
  const announced = (politeness: string) => spoken(`[role=status][aria-live=${politeness}]`)
  await waitFor(() => expect(announced('assertive')).toHaveLength(1))
  playBackend()
  await send()
  await waitFor(() => expect(announced('polite')).toHaveLength(1))
  takeConsole()
})

test('A notice is closed with its button', async () => {
  playBackend()
  const { fill, send, user } = await openContact()
  await fill(message)
  await send()
  await waitFor(() => expect(notices()).toHaveLength(1))
  // By keyboard: jsdom knows no pointers, by which a notice is swiped away.
  act(() => screen.getByRole('button', { name: 'Close notice' }).focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(notices()).toEqual([]))
})

test('Notices stand in a region that names the key that leads there', async () => {
  await openContact()
  expect(screen.getByRole('region', { name: 'Notices (F8)' })).toBeInTheDocument()
})

test('A notice that is shown changes its language with the page', async () => {
  playBackend()
  const { fill, send, user } = await openContact()
  await fill(message)
  await send()
  await waitFor(() => expect(notices()).toHaveLength(1))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
  const region = within(await screen.findByRole('region', { name: 'Hinweise (F8)' }))
  expect(await region.findByText('Nachricht gesendet!')).toBeVisible()
})

test('A page without a form has no region for notices', async () => {
  await openSite('/about')
  expect(screen.queryByRole('region', { name: /Notices/ })).not.toBeInTheDocument()
})
