import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playBackend } from '../../../support/mocks/backend.ts'
import { message, openContact } from '../../contact-page.ts'

const trap = () => screen.getByLabelText('Website')

test('The trap for bots is out of the way of people: hidden, out of the tab order, not for autofill', async () => {
  const { form } = await openContact()
  expect(form.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument()
  expect(trap()).toHaveAttribute('tabindex', '-1')
  expect(trap()).toHaveAttribute('autocomplete', 'off')
})

test('A filled trap sends nothing and pretends nothing: it is shown with the request to empty it', async () => {
  const calls = playBackend()
  const { fill, form, send, user, values } = await openContact()
  await fill(message)
  await user.type(trap(), 'https://spam.example')
  await send()
  const seen = await form.findByRole('textbox', { name: 'Website' })
  expect(seen).toHaveAccessibleDescription('Please leave this field empty: it is a trap for bots.')
  expect(seen).toHaveAttribute('tabindex', '0')
  expect(values()).toEqual(message)
  expect(calls).toEqual([])
})

test('A person whose autofill filled the trap empties it and sends', async () => {
  const calls = playBackend()
  const { fill, send, user } = await openContact()
  await fill(message)
  await user.type(trap(), 'x')
  await send()
  await user.clear(await screen.findByRole('textbox', { name: 'Website' }))
  await send()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]?.body).toEqual(message)
})
