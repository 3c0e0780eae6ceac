import { screen, waitFor, within } from '@testing-library/react'
import { expect, test as anyTest } from 'vitest'
import { broken, held, page, playBackend, refused, saved } from '../../../support/mocks/backend.ts'
import { takeConsole } from '../../../support/setup/console.ts'
import { parts } from '#content/company/parts.ts'
import { openSite } from '../../site.tsx'

const test = anyTest.runIf(parts.newsletter)

/** Opens the contact page. Returns the parts of the newsletter form, found by role and label. */
async function openNewsletter() {
  const { user } = await openSite('/contact')
  const card = within(screen.getByRole('region', { name: /^Newsletter/ }))
  const field = card.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  const button = card.getByRole('button')
  return { user, card, field, button }
}

test('An address over 254 characters is kept as typed, and the browser says why it is not sent', async () => {
  const calls = playBackend()
  const { button, field, user } = await openNewsletter()
  // Otherwise Firefox calls a field that is required invalid from the start.
  expect(field).toHaveAttribute('aria-invalid', 'false')
  const long = `jo@${'label.'.repeat(50)}example.com`
  await user.click(field)
  await user.paste(long)
  await user.click(button)
  expect(field).toHaveValue(long)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field.validationMessage).toBe('Email must be at most 254 characters')
  expect(calls).toEqual([])

  await user.clear(field)
  await user.paste('jo@example.com')
  expect(field.validationMessage).toBe('')
  await user.click(button)
  await waitFor(() => expect(calls).toHaveLength(1))
})

const portal = page(200)

test.each([
  ['a success', saved],
  ['a duplicate', refused(409, '23505')],
  ['a failure', broken],
  ['the page of a network', portal],
])('After %s the field is cleared, but not if it was changed meanwhile', async (_, answer) => {
  const sending = held(answer)
  playBackend({ newsletter: sending.answer })
  const { button, field, user } = await openNewsletter()
  await user.type(field, 'jo@example.com{Enter}')
  await user.clear(field)
  await user.type(field, 'ann@example.com')
  sending.release()
  await waitFor(() => expect(button).toBeEnabled())
  expect(field).toHaveValue('ann@example.com')

  await user.click(button)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(takeConsole().some((line) => line.includes('The newsletter subscription failed'))).toBe(
    [broken, portal].includes(answer),
  )
})
