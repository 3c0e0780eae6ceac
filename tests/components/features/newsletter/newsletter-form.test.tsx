import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playBackend } from '../../../support/mocks/backend.ts'
import { openSite } from '../../site.tsx'

/** Opens the contact page. Returns the parts of the newsletter form, found by role and label. */
async function openNewsletter() {
  const { user } = await openSite('/contact')
  const card = within(screen.getByRole('region', { name: /^Newsletter/ }))
  const field = card.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  const button = card.getByRole('button')
  return { user, card, field, button }
}

test('An address over 254 characters is kept as typed, shows an error and is not sent', async () => {
  const calls = playBackend()
  const { button, field, user } = await openNewsletter()
  const long = `jo@${'label.'.repeat(50)}example.com`
  await user.click(field)
  await user.paste(long)
  expect(field).toHaveValue(long)
  fireEvent.submit(button)
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveAccessibleDescription('Email must be at most 254 characters')
  expect(calls).toEqual([])
})

test('The address is sent as typed, without surrounding whitespace', async () => {
  const calls = playBackend()
  const { button, field } = await openNewsletter()
  // A browser trims typed input of an email field, but not a value set by a script.
  fireEvent.change(field, { target: { value: ' Jo.Doe@Example.com ' } })
  fireEvent.submit(button)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ email: 'Jo.Doe@Example.com' })
})
