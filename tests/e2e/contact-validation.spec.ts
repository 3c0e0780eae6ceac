import { errors } from '../spec.ts'
import { recordCalls } from './support/backend.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { visit } from './support/visit.ts'
import { expect, test } from './test.ts'

test('An empty form is not sent: three error messages, a summary that links to the fields, and the first one has the focus', async ({
  page,
}) => {
  await visit(page, '/contact')
  const calls = recordCalls(page)
  const form = fields(page)
  const regions = page
    .getByRole('form', { name: 'Send us a message' })
    .locator('[aria-live], [role=status], [role=alert]')
  await expect(regions).toHaveCount(1)
  await expect(regions).not.toHaveCSS('display', 'none')
  await regions.evaluate((region) => region.setAttribute('data-first', ''))
  const summary = page.getByRole('status').filter({ hasText: 'Please check these fields:' })
  await expect(summary).toHaveCount(0)
  await form.send.click()
  await expect(form.name).toHaveAccessibleDescription(errors.name)
  await expect(form.email).toHaveAccessibleDescription(errors.email)
  await expect(form.message).toHaveAccessibleDescription(errors.message)
  for (const error of Object.values(errors)) await expect(page.getByText(error)).toBeVisible()
  await expect(form.name).toBeFocused()
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveAttribute('aria-invalid', 'true')

  await test.step('The summary is the only live region of the form, and existed before it had content', async () => {
    await expect(summary).toHaveAttribute('data-first')
  })
  await test.step('The summary links to each invalid field', async () => {
    await expect(summary.getByRole('link')).toHaveText(['Name', 'Email', 'Message'])
    await summary.getByRole('link', { name: 'Message' }).press('Enter')
    await expect(form.message).toBeFocused()
    await expect(page).toHaveURL('/contact?lng=en')
  })
  await test.step('An error disappears when its field becomes valid, the summary stays', async () => {
    await form.message.fill('Ten chars!')
    await expect(page.getByText(errors.message)).toHaveCount(0)
    await form.name.fill('Al')
    await expect(page.getByText(errors.name)).toHaveCount(0)
    await expect(form.name).toHaveAttribute('aria-invalid', 'false')
    await expect(summary.getByRole('link')).toHaveCount(3)
  })
  await test.step('A single invalid field gets the focus directly, without a summary', async () => {
    await form.send.click()
    await expect(form.email).toBeFocused()
    await expect(summary).toHaveCount(0)
    await form.email.fill('al@example.com')
    await expect(page.getByText(errors.email)).toHaveCount(0)
  })
  expect(calls).toEqual([])
})

test('Long text is counted near its limit, rejected above it and never truncated', async ({ page }) => {
  await visit(page, '/contact')
  const calls = recordCalls(page)
  const form = fields(page)
  await fillContactForm(page, { ...uniqueMessage(), message: 'x'.repeat(4400) })
  await expect(form.message).toHaveAccessibleDescription('')
  await form.message.fill('x'.repeat(4990))
  await expect(form.message).toHaveAccessibleDescription('10 characters left')
  await form.message.fill('x'.repeat(5001))
  await expect(form.message).toHaveAccessibleDescription('1 character too many')
  await form.send.click()
  await expect(form.message).toHaveAccessibleDescription(/^Message must be at most 5,000 characters/)
  expect((await form.message.inputValue()).length).toBe(5001)
  await form.name.fill('n'.repeat(201))
  await expect(form.name).toHaveAccessibleDescription(/^Name must be at most 200 characters/)
  await form.email.fill(`${'m'.repeat(250)}@example.com`)
  await expect(form.email).toHaveAccessibleDescription(/^Email must be at most 254 characters/)
  expect(calls).toEqual([])
})
