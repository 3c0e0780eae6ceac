import { company } from '../../src/content/company/company.ts'
import { savedMessages } from './support/backend.ts'
import { messages } from '../support/messages.ts'
import { pageOfEachRoute } from '../support/built-pages.ts'
import { fields, fillContactForm, uniqueMessage } from './support/contact-form.ts'
import { chunkOf, failOnce } from './support/network.ts'
import { expectToast } from './support/toasts.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

test('A page whose chunk a deployment has replaced is reloaded, and its text is shown', async ({ page, watched }) => {
  await visit(page, '/')
  // Missing until the new document names the new chunk.
  await failOnce(page, await chunkOf(page, '/why-ki'))
  watched.announce(/status of 404/)
  // The router starts the reload; until then, React may render once more.
  watched.allow(/Failed to fetch dynamically imported module/)
  await page.getByRole('banner').getByRole('link', { name: 'Why AI' }).click()
  await expectPage(page, '/why-ki')
  await expect(page.locator('main a[href^="/why-ai/"]').first()).toBeVisible()
})

test('A page that does not come shows that it is on its way, and then its document', async ({ page }) => {
  await visit(page, '/')
  // Accepted and never answered, until the document asks for it.
  await page.route(await chunkOf(page, '/why-ki'), () => undefined, { times: 1 })
  await page.getByRole('banner').getByRole('link', { name: 'Why AI' }).click()
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await expectPage(page, '/why-ki')
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
})

test('A drawing that a filter list blocks stays in the document, and all else runs', async ({ page, watched }) => {
  await page.route('**/assets/trainer-*.js*', (route) => route.abort('blockedbyclient'))
  watched.announce(/ERR_BLOCKED_BY_CLIENT/)
  await page.goto('/expertise/trainer')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toContainClass('light')
  await expect(page.locator('html')).toHaveAttribute('data-state', 'running')
  await expect(page.getByText(messages('en')('training-day.kind'), { exact: true })).toBeAttached()
})

test('A chunk that a deployment has replaced never reloads a page with unsent text; the form explains what to do', async ({
  page,
  watched,
}) => {
  const whyAi = await chunkOf(page, '/why-ki')
  for (const chunk of ['**/assets/supabase-*.js*', whyAi])
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' }))
  watched.announce(/status of 404/, /The message is not saved/)
  await visit(page, '/contact')
  const pageView = () => page.evaluate(() => performance.timeOrigin)
  const before = await pageView()
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await test.step('hovering over a link whose chunk is missing', async () => {
    const response = page.waitForResponse((answer) => answer.url().endsWith(whyAi.slice(2, -1)))
    await page.getByRole('banner').getByRole('link', { name: 'Why AI' }).hover()
    await response
  })
  await test.step('sending with a missing client chunk', async () => {
    await fields(page).send.click()
    await expectToast(page, 'Error')
    await expect(page.getByText('Please send it again')).toBeVisible()
  })
  await expect(fields(page).message).toHaveValue(message.message)
  expect(await pageView()).toBe(before)
  for (const chunk of ['**/assets/supabase-*.js*', whyAi]) await page.unroute(chunk)
  await page.reload()
  await expect(fields(page).message).toHaveValue(message.message)
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')
  expect(await savedMessages(message.email)).toEqual([message])
})

test('A chunk that failed to download is retried under another URL, because many browsers never retry the same one', async ({
  page,
  watched,
}) => {
  watched.announce(/Failed to load resource/)
  const client = /\/assets\/supabase-[\w-]+\.js$/
  await page.route(client, (route) => route.abort())
  const failure = page.waitForEvent('requestfailed', (request) => client.test(request.url()))
  await visit(page, '/contact')
  const message = uniqueMessage()
  await fillContactForm(page, message)
  await failure
  await fields(page).send.click()
  await expectToast(page, 'Message Sent!')
  expect(await savedMessages(message.email)).toEqual([message])
})

test('A browser that reports no paint timing loads the client bundle as well', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/about')
  await page.clock.runFor(4000)
  await hydrated(page)
})

test('A choice of language shows all texts of every route anew, and so do numbers, also after a browser translator rewrote them', async ({
  newVisitor,
}) => {
  test.setTimeout(180_000)
  // The texts are the same at every size, and the smallest viewport paints fastest.
  const simple = { photos: false, viewport: { width: 320, height: 568 } }
  const [page, other] = [await newVisitor(simple), await newVisitor(simple)]
  for (const path of pageOfEachRoute) {
    await visit(page, path)
    await translate(page)
    if (path === '/') {
      await visit(other, path)
      for (const tab of [page, other]) await tab.locator('#savings-hours').fill('24')
      await expect.poll(() => shownTexts(page)).toEqual(await shownTexts(other))
    }
    await visit(other, path, 'de')
    if (path === '/') await other.locator('#savings-hours').fill('24')
    await page.getByRole('banner').getByRole('combobox').selectOption('DE')
    const expected = await shownTexts(other)
    expect(expected.length, path).toBeGreaterThan(50)
    await expect.poll(() => shownTexts(page), path).toEqual(expected)
  }
})

for (const [own, other, lang] of [
  ['en', 'de', 'fr'],
  ['en', 'de', 'de-x-mtfrom-en'],
  ['de', 'en', 'en'],
] as const) {
  test(`A page in ${own} stays in its language when a translator has set lang="${lang}" before, and so does the lang`, async ({
    page,
  }) => {
    await page.route(/\/projects(\?|$)/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(`lang="${own}"`, `lang="${lang}"`) })
    })
    await visit(page, '/projects', own)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(messages(own)('projects-overview.title'))
    await page.getByRole('banner').getByRole('combobox').selectOption(other)
    await expect(title).toHaveText(messages(other)('projects-overview.title'))
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })
}

test('A browser translator is told to leave names of the company and of languages, and addresses', async ({ page }) => {
  await visit(page, '/contact')
  for (const text of [company.name, company.email, company.phone.display, company.address.street, 'EN'])
    for (const shown of await page.getByText(text, { exact: true }).all())
      expect(await shown.evaluate((element) => element.closest('[translate=no]') !== null), text).toBe(true)
})

/** The texts of the page, each as that of an element without those of the elements in it. */
function shownTexts(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll(':not(font, script, style, [role=status])')]
      .map((element) =>
        [...element.childNodes].map((node) =>
          node instanceof Text || node.nodeName === 'FONT' ? node.textContent : '',
        ),
      )
      .map((parts) => parts.join('').trim())
      .filter((text) => text !== ''),
  )
}

/** Puts two elements around each text node, as browser translators do. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    for (const text of nodes) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, option, svg')) continue
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.appendChild(document.createElement('font')).append(text.textContent)
    }
  })
}
