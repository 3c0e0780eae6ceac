import { company } from '../../src/content/company/company.ts'
import { whyAi } from '../../src/content/why-ai/why-ai.ts'
import { messages } from '../support/messages.ts'
import { withoutFonts } from './support/fonts.ts'
import { delayFile } from './support/network.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { expect, test, type Page } from './test.ts'

// Most visitors do not reduce motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('Navigating scrolls to the top, back and forward restore the position', async ({ page }) => {
  const topics = whyAi.all.map(({ slug, text }) => ({ path: `/why-ai/${slug}`, title: messages('en')(text.title) }))
  const { path = '', title = '' } = topics.at(-1) ?? {}
  await visit(page, '/why-ki')
  const link = page.getByRole('main').getByRole('link', { name: title })
  await link.scrollIntoViewIfNeeded()
  const before = await settledScroll(page)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expectPage(page, path)
  await expect.poll(() => scrollTop(page)).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const further = await settledScroll(page)
  await page.goBack()
  await expectPage(page, '/why-ki')
  await expect.poll(() => scrollTop(page)).toBe(before)
  await page.goForward()
  await expectPage(page, path)
  await expect.poll(() => scrollTop(page)).toBe(further)
})

test('A link to the page that is shown goes to its top like any other link, with an entry in the history only if the address changes', async ({
  page,
}) => {
  for (const [path, link] of [
    ['/', page.getByRole('banner').getByRole('link', { name: company.name })],
    ['/tools', page.getByRole('contentinfo').getByRole('link', { name: 'Tools', exact: true })],
    ['/contact', page.getByRole('banner').getByRole('link', { name: 'Contact' })],
    ['/about?lng=en', page.getByRole('contentinfo').getByRole('link', { name: 'English' })],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const entries = await page.evaluate(() => history.length)
    for (const hash of ['', '#nowhere']) {
      await page.evaluate((fragment) => {
        if (fragment) location.hash = fragment
        scrollTo(0, document.body.scrollHeight)
      }, hash)
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
      await link.click()
      await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === path)
      await expect.poll(() => scrollTop(page)).toBe(0)
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.locator('[role="status"]', { hasText: await page.title() })).toHaveCount(1)
      expect(await page.evaluate(() => history.length)).toBe(entries + (hash ? 2 : 0))
    }
  }
})

test('A reload keeps the scroll position', async ({ page, context, watched }) => {
  await withoutFonts(context, watched)
  await visit(page, '/projects')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await settledScroll(page)
  expect(before).toBeGreaterThan(500)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(before)
})

test('Only a first visit without an anchor lays out what is off its screen after the page runs', async ({ page }) => {
  const start = await delayFile(page, '**/assets/index-*.js')
  const footer = page.getByRole('contentinfo')
  await page.goto('/#services', { waitUntil: 'commit' })
  await expect(footer).toHaveCSS('content-visibility', 'visible')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  await page.reload({ waitUntil: 'commit' })
  await expect(footer).toHaveCSS('content-visibility', 'visible')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(footer).toHaveCSS('content-visibility', 'auto')
  start()
  await expect(footer).toHaveCSS('content-visibility', 'visible')
})

async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

/** The scroll position once it has not changed for some frames, as before a person clicks. */
async function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let still = 0
    for (let last = -1; still < 15; last = scrollY) {
      still = scrollY === last ? still + 1 : 0
      await new Promise((done) => requestAnimationFrame(done))
    }
    return Math.round(scrollY)
  })
}
