import { screen, within } from '@testing-library/react'
import type { Locale } from '#locale/locales.ts'
import { openSite } from './site.tsx'

/** A valid message. */
export const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'Please call me tomorrow.' }

type Text = Partial<typeof message>

/** Opens the contact page. Returns the parts of the form, found by role and label. */
export async function openContact(locale: Locale = 'en') {
  const site = await openSite('/contact', locale)
  const { user } = site
  const form = within(screen.getByRole('form', { name: 'Send us a message' }))
  const fields = {
    name: form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    email: form.getByRole<HTMLInputElement>('textbox', { name: 'Email' }),
    message: form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }),
  }
  const button = form.getByRole<HTMLButtonElement>('button')

  /** Replaces the values of the fields. */
  async function fill(text: Text) {
    for (const field of ['name', 'email', 'message'] as const) {
      const value = text[field]
      if (value === undefined) continue
      await user.clear(fields[field])
      if (value === '') continue
      await user.click(fields[field])
      await user.paste(value)
    }
  }

  const values = () => ({ name: fields.name.value, email: fields.email.value, message: fields.message.value })

  return { ...site, form, fields, button, fill, values, send: () => user.click(button) }
}

/** The visible toasts with their title and text. */
export function toasts(): { title: string | undefined; text: string | undefined }[] {
  return screen.queryAllByRole('button', { name: 'Close notice' }).map(({ parentElement: toast }) => ({
    title: toast?.querySelector('strong')?.textContent,
    text: toast?.querySelector('p')?.textContent,
  }))
}
