import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { broken, held, page, playBackend, refused, saved } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { openSite } from '../../site.tsx'

/** Opens the contact page. Returns the parts of the newsletter form, found by role and label. */
async function openNewsletter() {
  const { user } = await openSite('/contact')
  const card = within(screen.getByRole('region', { name: /^Newsletter/ }))
  const field = card.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  const button = card.getByRole('button')
  return { user, card, field, button, subscribe: () => user.click(button) }
}

test('The card mentions 10K+ subscribers, weekly insights and expert content, as specified', async () => {
  const { card } = await openNewsletter()
  expect(card.getByText('10K+')).toBeVisible()
  expect(card.getByText('subscribers')).toBeVisible()
  expect(card.getByText('Weekly insights')).toBeVisible()
  expect(card.getByText('Expert content')).toBeVisible()
})

test('The field is required and of type email', async () => {
  const { field } = await openNewsletter()
  expect(field).toBeRequired()
  expect(field).toHaveAttribute('type', 'email')
})

describe('Nothing is sent', () => {
  test('while the field is empty', async () => {
    const calls = playBackend()
    const { button, field, subscribe } = await openNewsletter()
    await subscribe()
    fireEvent.submit(button)
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    expect(field).toHaveAccessibleDescription('Please enter a valid email address')
    expect(calls).toEqual([])
  })

  test.each(['   ', 'jo', 'jo@example', 'jo@example.com, eve@example.com', 'jo doe@example.com'])(
    'for %j, which is not an address',
    async (text) => {
      const calls = playBackend()
      const { button, field, user } = await openNewsletter()
      await user.type(field, text)
      fireEvent.submit(button)
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      expect(calls).toEqual([])
    },
  )
})

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

test('While subscribing, the button is disabled and reads "Subscribing…"', async () => {
  const saving = held(saved)
  const calls = playBackend({ newsletter: saving.answer })
  const { button, field, subscribe, user } = await openNewsletter()
  expect(button).toHaveTextContent('Subscribe')
  await user.type(field, 'jo@example.com')
  await subscribe()
  expect(button).toBeDisabled()
  expect(button).toHaveTextContent('Subscribing…')
  await user.dblClick(button)
  for (let click = 0; click < 10; click += 1) fireEvent.submit(button)
  saving.release()
  await waitFor(() => expect(button).toBeEnabled())
  expect(button).toHaveTextContent('Subscribe')
  expect(calls).toHaveLength(1)
})

describe('The field is cleared after an attempt', () => {
  test.each([
    { name: 'that succeeded', answer: saved, log: [] },
    { name: 'with an address that is already subscribed', answer: refused(409, '23505'), log: [] },
    { name: 'that was denied', answer: refused(403, '42501'), log: [/status 403, code 42501/] },
    { name: 'that hit another conflict', answer: refused(409, '23503'), log: [/status 409, code 23503/] },
    { name: 'that met a captive portal', answer: page(200), log: [/status 200/] },
    { name: 'that lost the connection', answer: broken, log: [/status 0/] },
  ])('$name; an error is logged without the address', async ({ answer, log }) => {
    playBackend({ newsletter: answer })
    const { button, field, subscribe, user } = await openNewsletter()
    await user.type(field, 'jo@example.com')
    await subscribe()
    await waitFor(() => expect(field).toHaveValue(''))
    expect(button).toBeEnabled()
    expect(field).not.toHaveAttribute('aria-invalid')
    const written = takeConsole()
    expect(written).toEqual(log.map((pattern) => expect.stringMatching(pattern)))
    expect(written.join()).not.toContain('jo@example.com')
  })
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
