import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { playBackend } from '../../../support/mocks/backend.ts'
import { message, openContact } from '../../contact-page.ts'

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

describe('An invalid form', () => {
  test.each([
    { field: 'name', value: 'J', error: 'Name must be at least 2 characters' },
    { field: 'email', value: 'jo@example', error: 'Please enter a valid email address' },
    { field: 'message', value: 'Call me.', error: 'Message must be at least 10 characters' },
    { field: 'name', value: 'x'.repeat(201), error: 'Name must be at most 200 characters' },
    { field: 'email', value: `${'a'.repeat(250)}@b.co`, error: 'Email must be at most 254 characters' },
    { field: 'message', value: 'x'.repeat(5001), error: 'Message must be at most 5,000 characters' },
  ] as const)('shows "$error", keeps the input and sends nothing', async ({ field, value, error }) => {
    const calls = playBackend()
    const { fields, fill, send } = await openContact()
    await fill({ ...message, [field]: value })
    await send()
    expect(fields[field]).toHaveAttribute('aria-invalid', 'true')
    expect(fields[field]).toHaveAccessibleDescription(expect.stringContaining(error))
    expect(fields[field]).toHaveValue(value)
    expect(calls).toEqual([])
  })

  test('that is empty shows all three errors, and the first invalid field has the focus', async () => {
    const { fields, form, send } = await openContact()
    await send()
    await expect.poll(() => document.activeElement).toBe(fields.name)
    expect(form.getByText('Name must be at least 2 characters')).toBeVisible()
    expect(form.getByText('Please enter a valid email address')).toBeVisible()
    expect(form.getByText('Message must be at least 10 characters')).toBeVisible()
  })

  test.each([
    ['email', { email: 'nobody', message: 'short' }],
    ['message', { message: 'short' }],
  ] as const)('moves the focus to %s if that is the first invalid field', async (field, text) => {
    const { fields, fill, send } = await openContact()
    await fill({ ...message, ...text })
    await send()
    await expect.poll(() => document.activeElement).toBe(fields[field])
  })

  test('removes an error as soon as it is fixed', async () => {
    const { fields, fill, send } = await openContact()
    await fill({ ...message, name: 'J' })
    await send()
    expect(fields.name).toHaveAttribute('aria-invalid', 'true')
    await fill({ name: 'Jo' })
    expect(fields.name).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByText('Name must be at least 2 characters')).not.toBeInTheDocument()
  })

  test('shows its errors in another language after a language change', async () => {
    const { send, user } = await openContact()
    await send()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    expect(await screen.findByText('Der Name braucht mindestens 2 Zeichen')).toBeVisible()
  })
})

describe('Near the limit', () => {
  test('a counter shows how many characters are left', async () => {
    const { fields, fill } = await openContact()
    await fill({ name: 'x'.repeat(179) })
    expect(fields.name).not.toHaveAccessibleDescription()
    await fill({ name: 'x'.repeat(180) })
    expect(fields.name).toHaveAccessibleDescription('20 characters left')
    await fill({ message: 'x'.repeat(4990) })
    expect(fields.message).toHaveAccessibleDescription('10 characters left')
  })

  test('a counter shows how many characters are too many, and the input is not truncated', async () => {
    const { fields, fill } = await openContact()
    await fill({ name: 'x'.repeat(202) })
    expect(fields.name).toHaveAccessibleDescription('2 characters too many')
    expect(fields.name).toHaveValue('x'.repeat(202))
  })

  test('emoji count as one character each', async () => {
    const { fields, fill } = await openContact()
    await fill({ name: '🚀'.repeat(199) })
    expect(fields.name).toHaveAccessibleDescription('1 character left')
  })
})
