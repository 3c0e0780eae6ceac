import { firstPageOf } from '../support/built-pages.ts'
import { withoutFonts } from './support/fonts.ts'
import { textSpacing } from './support/structure.ts'
import { hydrated, expectPage, visit } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test, type Page } from './test.ts'

// Most visitors do not reduce motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [path, width, anchors] of [
  ['/services-overview', 1280, [['#services', 'common.explore-services']]],
  ['/expertise', 390, [['#expertise', 'common.explore-expertise']]],
  [
    '/contact',
    390,
    [
      ['#contact-form', 'contact.to-form'],
      ['#contact-methods', 'contact.to-methods'],
      ['#chat', 'contact.talk.link'],
      ['#booking', 'contact.method.booking.link'],
    ],
  ],
  // With its links in two rows.
  ['/expertise', 1024, [['#expertise', 'common.explore-expertise']]],
] as const) {
  test(`Anchors land below the fixed header, however often they are clicked (${path}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, path)
    if (width === 1024) await textSpacing(page)
    for (const [hash, name] of anchors) {
      const link = page
        .getByRole('main')
        .getByRole('link', { name: messages('en')(name) })
        .first()
      await link.click()
      await expect(page).toHaveURL((url) => url.hash === hash)
      await expectBelowHeader(page, hash)
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await expectBelowHeader(page, hash)
    }
  })
}

test('/#contact leads from a topic page to the offer every time, also after a reload and with back and forward', async ({
  page,
  context,
  watched,
}) => {
  await withoutFonts(context, watched)
  const [topic = ''] = firstPageOf('/why-ai')
  await visit(page, topic)
  const link = page.getByRole('main').getByRole('link', { name: 'Get started' }).last()
  for (const time of ['first', 'second'] as const) {
    await test.step(`the ${time} time`, async () => {
      await link.click()
      await expectPage(page, '/')
      await expect(page).toHaveURL((url) => url.hash === '#contact')
      await expectBelowHeader(page, '#contact')
      if (time === 'first') await page.goBack()
    })
  }
  await page.reload()
  await hydrated(page)
  await expectBelowHeader(page, '#contact')
  await page.goBack()
  await expectPage(page, topic)
  await page.goForward()
  await expectPage(page, '/')
  await expectBelowHeader(page, '#contact')
})

test('A URL with an anchor opens at the anchor: /#services, /#contact, /contact#booking', async ({ page }) => {
  for (const path of ['/#services', '/#contact', '/contact#booking', '/services-overview#services']) {
    await page.goto('about:blank')
    await visit(page, path)
    await expectBelowHeader(page, path.slice(path.indexOf('#')))
  }
})

/** Expects the target right below the header, or as close to it as the end of the page allows. */
async function expectBelowHeader(page: Page, hash: string) {
  const place = () =>
    page.evaluate((id) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
      const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
      if (top < header) return `${header - top} px under the header`
      if (top - header > 60 && !(atEnd && top < innerHeight)) return `${top - header} px too low`
      return 'below the header'
    }, hash.slice(1))
  await expect.poll(place, hash).toBe('below the header')
}
