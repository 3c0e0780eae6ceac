import { company } from '../../src/content/company/company.ts'
import { messages } from '../support/messages.ts'
import { answerPosts, mailFunction } from './support/backend.ts'
import { fields, fillContactForm } from './support/contact-form.ts'
import { chunkOf, delayFile } from './support/network.ts'
import { hydrated, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

const say = messages('en')
const message = { name: 'Jo Doe', email: 'jo@example.com', message: 'What does a case like this cost?' }
/** What the browser sends. */
const posted = { ...message, language: 'en', website: '' }

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
  test(`If ${name}, the document stays, and the browser sends the form`, async ({ page, watched }) => {
    watched.allow(/./)
    await provoke(page)
    const posts = await answerPosts(page, 'message-not-sent')
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${say('contact.title')} – ${company.name}`)
    await fillContactForm(page, message)
    await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click()
    await expect(page).toHaveURL('/tools')
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
    await expect(fields(page).message).toHaveValue(message.message)

    await fields(page).email.press('Enter')
    await expect(page.getByRole('group', { name: say('contact.not-sent.title') })).toBeFocused()
    expect(posts).toEqual([posted])
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
    await expect(fields(page).message).toHaveValue(message.message)
    await page.unroute(mailFunction)
    await answerPosts(page, 'message-sent')
    await fields(page).send.click()
    await expect(page.getByRole('group', { name: say('contact.sent.title') })).toBeFocused()
    await expect(fields(page).message, 'what was sent is no draft').toHaveValue('')
  })
}

test('What was sent before a script turned out to be missing is sent by the browser, once after two presses', async ({
  page,
  watched,
}) => {
  watched.allow(/./)
  const fail = await delayFile(page, await chunkOf(page, '/contact'), 404)
  const posts = await answerPosts(page, 'message-sent')
  await page.goto('/contact')
  await fillContactForm(page, message)
  await fields(page).send.dblclick()
  fail()
  await expect(page).toHaveURL('/contact?lng=en#message-sent')
  expect(posts).toEqual([posted])
})

for (const missing of ['a script', 'the rest of the document']) {
  test(`If ${missing} never arrives, the document stays after ten seconds, and the browser sends what was sent before`, async ({
    page,
    watched,
  }) => {
    watched.announce(/No answer within 1\d s/)
    await page.clock.install()
    if (missing === 'a script') await page.route('**/assets/vendor-*.js', () => undefined)
    else
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation()),
      )
    const posts = await answerPosts(page, 'message-sent')
    await page.goto('/contact')
    await fillContactForm(page, message)
    await fields(page).send.click()
    await page.clock.runFor(5000)
    expect(posts, 'the scripts may come').toEqual([])
    await page.clock.runFor(10_000)
    await expect(page.getByRole('group', { name: say('contact.sent.title') })).toBeVisible()
    expect(posts).toEqual([posted])
    await page.clock.runFor(10_000)
    await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
  })
}

test('A document that the browser brings back is loaded again, with what was typed', async ({ page, watched }) => {
  watched.allow(/./)
  await page.route(await chunkOf(page, '/contact'), (route) => route.abort())
  await page.goto('/contact')
  await fillContactForm(page, message)
  await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
  // Safari stops loading when the visitor leaves, and brings the document back as it is.
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await hydrated(page)
  await expect(fields(page).message).toHaveValue(message.message)
})

test('A page that fails while it is used is shown as the document, with what was typed, which the browser sends', async ({
  page,
  watched,
}) => {
  watched.allow(/./)
  await visit(page, '/contact')
  await fillContactForm(page, message)
  await page.evaluate(() => Reflect.set(Intl, 'NumberFormat', undefined))
  await fields(page).message.fill('x'.repeat(4990))
  await expect(page.locator('html')).toHaveAttribute('data-state', 'document-only')
  await expect(fields(page).name).toHaveValue(message.name)
  await expect(fields(page).message).toHaveValue('x'.repeat(4990))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(`${say('contact.title')} – ${company.name}`)
  const posts = await answerPosts(page, 'message-sent')
  await fields(page).send.click()
  await expect(page).toHaveURL('/contact?lng=en#message-sent')
  expect(posts).toEqual([{ ...posted, message: 'x'.repeat(4990) }])
})
