import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openContact } from '../../contact-page.ts'

describe('The fields', () => {
  test('are labeled, required and have autocomplete tokens', async () => {
    const { fields } = await openContact()
    for (const field of Object.values(fields)) expect(field).toBeRequired()
    expect(fields.email).toHaveAttribute('type', 'email')
    expect(fields.name).toHaveAttribute('autocomplete', 'name')
    expect(fields.email).toHaveAttribute('autocomplete', 'email')
  })

  test('have labels in the current language', async () => {
    const { user } = await openContact()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    expect(await screen.findByRole('textbox', { name: 'Nachricht' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Nachricht senden' })).toBeEnabled()
  })

  test('show no error before the form is submitted', async () => {
    const { fields, user } = await openContact()
    await user.click(fields.name)
    await user.tab()
    await user.tab()
    expect(fields.name).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByText(/must be|valid email/)).not.toBeInTheDocument()
  })
})

test('The honeypot field is hidden, not in the tab order and excluded from autofill', async () => {
  const { form } = await openContact()
  expect(form.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument()
  const honeypot = form.getByLabelText('Website')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot).toHaveAttribute('autocomplete', 'off')
})
