import type { Locator } from '@playwright/test'
import { contactFields, emptySubmission } from '../../src/content/contact-fields.ts'
import { contactTable } from './support/backend.ts'
import { uniqueMessage } from './support/contact-form.ts'
import { messages } from '../support/messages.ts'
import { coveredShare } from './support/structure.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

for (const { width, height, lang } of [
  // German takes the most room.
  { width: 390, height: 844, lang: 'de' },
  { width: 1440, height: 900, lang: 'en' },
] as const) {
  test(`At ${width} px an error toast covers nothing of the form, whose note is in view`, async ({ page, watched }) => {
    watched.announce(/The message is not saved/, /status of 500/)
    await page.setViewportSize({ width, height })
    await visit(page, '/contact', lang)
    await page.route(contactTable, (route) => route.fulfill({ status: 500 }))
    const form = page.locator('#contact-form')
    const inputs = contactFields.map((field) => form.locator(`[name=${field}]`))
    const written = { ...emptySubmission, ...uniqueMessage() }
    for (const [index, field] of contactFields.entries()) await inputs[index]?.fill(written[field])
    const send = form.locator('[type=submit]')
    const privacy = form.locator('small')
    // As far as a visitor scrolls to see the end of the form.
    await privacy.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await send.click()
    const toast = page.getByRole('alert').locator('[data-kind]')
    await expect(toast).toBeInViewport({ ratio: 0.99 })
    const note = page.locator('#contact-note')
    await expect(note).toContainText(messages(lang)('contact.problem.kept'))
    await expect(note).toBeInViewport({ ratio: 0.99 })
    for (const part of [...inputs, send, note, privacy]) expect(await overlap(toast, part)).toBe(false)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await overlap(toast, page.getByRole('banner').locator('> :first-child'))).toBe(false)
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(toast).toBeInViewport()
    expect(await coveredShare(page)).toBeLessThanOrEqual(0.5)
  })
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('not on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
