import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export interface ContactMessage {
  name: string
  email: string
  message: string
}

/** A message that no other test sends. */
export function uniqueMessage(): ContactMessage {
  const id = randomUUID()
  return { name: 'Mia Berg', email: `mia-${id}@example.com`, message: `We would like to talk about case ${id}.` }
}

/** An address that no other test subscribes. */
export function uniqueAddress(): string {
  return `reader-${randomUUID()}@example.com`
}

export function fields(page: Page) {
  const form = page.getByRole('form', { name: 'Send us a message' })
  return {
    name: form.getByLabel('Name', { exact: true }),
    email: form.getByLabel('Email', { exact: true }),
    message: form.getByLabel('Message', { exact: true }),
    send: form.getByRole('button'),
  }
}

/** Types a message into the English form. */
export async function fillContactForm(page: Page, { name, email, message }: ContactMessage): Promise<void> {
  const form = fields(page)
  await form.name.fill(name)
  await form.email.fill(email)
  await form.message.fill(message)
}
