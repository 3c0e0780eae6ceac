import { screen, within } from '@testing-library/react'
import { contactFields, submissionOf, type ContactField, type ContactSubmission } from '#content/contact-fields.ts'
import type { Locale } from '#locale/locales.ts'
import { openSite } from './site.tsx'

/** Opens the contact page. Returns the parts of the form, found by role and label. */
export async function openContact(locale: Locale = 'en') {
  const site = await openSite('/contact', locale)
  const { user } = site
  const form = within(screen.getByRole('form', { name: 'Send us a message' }))
  const boxes = form.getAllByRole<HTMLInputElement>('textbox')
  /** The textbox of a field. */
  function fieldOf(name: ContactField): HTMLInputElement {
    const found = boxes.find((box) => box.name === name)
    if (!found) throw new Error(`The form has no textbox ${name}.`)
    return found
  }
  const fields = { name: fieldOf('name'), email: fieldOf('email'), message: fieldOf('message') }
  const button = form.getByRole<HTMLButtonElement>('button')

  /** Replaces the values of the fields. */
  async function fill(text: Partial<ContactSubmission>) {
    for (const field of contactFields) {
      const value = text[field]
      if (value === undefined) continue
      await user.clear(fieldOf(field))
      if (value === '') continue
      await user.click(fieldOf(field))
      await user.paste(value)
    }
  }

  const values = () => submissionOf((field) => fieldOf(field).value)

  return { ...site, form, fields, fieldOf, button, fill, values, send: () => user.click(button) }
}

/** The visible toasts with their title and text. */
export function toasts(): { title: string | undefined; text: string | undefined }[] {
  return screen.queryAllByRole('button', { name: 'Close notice' }).map(({ parentElement: toast }) => ({
    title: toast?.querySelector('strong')?.textContent,
    text: toast?.querySelector('p')?.textContent,
  }))
}
