import { company } from '../../src/content/company/company.ts'
import { messages } from '../support/messages.ts'
import { fields, fillContactForm } from './support/contact-form.ts'
import { chunkOf, delayFile } from './support/network.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'What does a case like this cost?' }

/** What keeps the scripts of a page from running, before it is opened. */
const faults: { name: string; provoke: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'the scripts cannot be reached',
    provoke: (page) => page.route('**/assets/*.js', (route) => route.abort()),
  },
  {
    name: 'a filter list blocks one script',
    provoke: async (page) => page.route(await chunkOf(page, '/contact'), (route) => route.abort('blockedbyclient')),
  },
  {
    name: 'a network answers with its own page',
    provoke: (page) =>
      page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })),
  },
  {
    name: 'the browser does not understand the scripts',
    provoke: (page) =>
      page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'let a = b |> c' }),
      ),
  },
  {
    name: 'the browser is older than the floor',
    provoke: (page) => page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'toWellFormed')),
  },
  {
    name: 'a built-in is missing when the page starts',
    provoke: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'AbortController')),
  },
  {
    name: 'a built-in is missing when the page renders',
    provoke: (page) => page.addInitScript(() => Reflect.deleteProperty(Intl, 'NumberFormat')),
  },
]

for (const { name, provoke } of faults) {
  test(`If ${name}, the document stays, and the mail beside the form contains what is typed`, async ({
    page,
    watched,
  }) => {
    watched.allow(/./)
    await provoke(page)
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${messages('en')('contact.title')} – ${company.name}`)
    await expect(fields(page).send).toBeHidden()
    await fillContactForm(page, message)
    for (const text of Object.values(message)) await expect.poll(() => mailOf(page)).toContain(text)
    await fields(page).email.press('Enter')
    await expect(page.locator('#contact-form a[href^=mailto]')).toBeFocused()
    await expect(page).toHaveURL('/contact')
    await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click()
    await expect(page).toHaveURL('/tools')
    await page.goBack()
    await expect(fields(page).message).toHaveValue(message.message)
    for (const text of Object.values(message)) await expect.poll(() => mailOf(page)).toContain(text)
  })
}

test('What was typed and sent before a script turned out to be missing is in the mail, which has the focus', async ({
  page,
  watched,
}) => {
  watched.allow(/./)
  const chunk = await chunkOf(page, '/contact')
  const fail = await delayFile(page, chunk, 404)
  await page.goto('/contact')
  await fillContactForm(page, message)
  await fields(page).send.click()
  await expect(fields(page).send).toBeVisible()
  fail()
  await expect(page.locator('#contact-form a[href^=mailto]')).toBeFocused()
  expect(await mailOf(page)).toContain(message.message)
  await expect(fields(page).message).toHaveValue(message.message)
  // Safari stops loading when the visitor leaves, and brings the document back as it is.
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await hydrated(page)
  await expect(fields(page).message).toHaveValue(message.message)
})

test('The mail beside the newsletter form has the link that a newsletter mail gave', async ({ page, watched }) => {
  watched.allow(/./)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact?unsubscribe=4711')
  const link = page.locator('#newsletter a[href^=mailto]')
  await expect(link).toHaveAttribute('href', /contact%3Funsubscribe%3D4711/)
})

test('A page that fails while it is used is shown as the document, with what was typed', async ({ page, watched }) => {
  watched.allow(/./)
  await visit(page, '/contact')
  await fillContactForm(page, message)
  await page.evaluate(() => Reflect.set(Intl, 'NumberFormat', undefined))
  await fields(page).message.fill('x'.repeat(4990))
  await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
  await expect(fields(page).name).toHaveValue(message.name)
  await expect(fields(page).message).toHaveValue('x'.repeat(4990))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(`${messages('en')('contact.title')} – ${company.name}`)
})

/** The text of the mail that the link beside the contact form opens. */
async function mailOf(page: Page): Promise<string> {
  const link = page.locator(`#contact-form a[href^="mailto:${company.email}"]`)
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? ''
}
