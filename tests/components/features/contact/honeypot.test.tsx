import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playBackend } from '../../../support/mocks/backend.ts'
import { message, openContact } from '../../contact-page.ts'

const honeypot = () => screen.getByLabelText('Website')

test('The honeypot field is hidden, not in the tab order and excluded from autofill', async () => {
  const { form } = await openContact()
  expect(form.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument()
  expect(honeypot()).toHaveAttribute('tabindex', '-1')
  expect(honeypot()).toHaveAttribute('autocomplete', 'off')
})

test('If the honeypot field is filled, nothing is sent, and the field is shown with a request to empty it', async () => {
  const calls = playBackend()
  const { fill, form, send, user, values } = await openContact()
  await fill(message)
  await user.type(honeypot(), 'https://spam.example')
  await send()
  const seen = await form.findByRole('textbox', { name: 'Website' })
  expect(seen).toHaveAccessibleDescription('Please leave this field empty: it is a trap for bots.')
  expect(seen).toHaveAttribute('tabindex', '0')
  expect(values()).toEqual(message)
  expect(calls).toEqual([])
})

test('A person whose autofill filled the honeypot field can empty it and send', async () => {
  const calls = playBackend()
  const { fill, send, user } = await openContact()
  await fill(message)
  await user.type(honeypot(), 'x')
  await send()
  await user.clear(await screen.findByRole('textbox', { name: 'Website' }))
  await send()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]?.body).toEqual(message)
})
