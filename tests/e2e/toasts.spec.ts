import type { Locator } from '@playwright/test'
import { contactTable } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`At ${width} px an error toast covers nothing of the form, whose note is in view`, async ({ page, watched }) => {
    watched.announce(/The message is not saved/, /status of 500/)
    await page.setViewportSize({ width, height })
    await visit(page, '/contact')
    await page.route(contactTable, (route) => route.fulfill({ status: 500 }))
    await fillContactForm(page, uniqueMessage())
    const { name, email, message, send } = fields(page)
    const privacy = page.locator('#contact-form small')
    // As far as a visitor scrolls to see the end of the form.
    await privacy.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await send.click()
    const toast = page.getByRole('alert').locator('[data-kind]')
    await expect(toast).toBeInViewport({ ratio: 0.99 })
    const note = page.locator('#contact-note')
    await expect(note).toContainText('Your text is still here.')
    await expect(note).toBeInViewport({ ratio: 0.99 })
    for (const part of [name, email, message, send, note, privacy]) expect(await overlap(toast, part)).toBe(false)
  })
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('not on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
