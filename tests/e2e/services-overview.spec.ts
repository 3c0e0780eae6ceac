import { services } from '../../src/content/services.ts'
import { locales } from '../../src/i18n/locales.ts'
import { expectPage, section, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`The services overview shows hero, stats, reasons with a photo and six services (${locale})`, async ({
    page,
  }) => {
    const text = messages(locale)
    await visit(page, '/services-overview', locale)
    const main = page.getByRole('main')

    await test.step('The hero has title, subtitle, "explore" and "get started"', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('services-overview.title'))
      await expect(main.getByText(text('services-overview.subtitle'))).toBeVisible()
      await expect(main.getByRole('link', { name: text('common.explore-services') })).toHaveAttribute(
        'href',
        '#services',
      )
      await expect(main.getByRole('link', { name: text('common.get-started') })).toHaveAttribute('href', '/contact')
    })
    await test.step('The stats are 500+, 300% within 90 days, 15+, 1000+ and 98%', async () => {
      const tiles = section(page, text('services-overview.figures'))
      await expect(tiles.getByRole('definition')).toHaveText(['500+', '300%', '15+', '1000+', '98%'])
      await expect(tiles.getByRole('term').nth(1)).toContainText(/90/)
    })
    await test.step('The "why choose" section has a bullet list and a photo', async () => {
      const why = section(page, text('services-overview.why.title'))
      expect(await why.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
      await expect(why.locator('img')).toHaveCount(1)
      for (const promise of [/30/, /24\/7|rund um die Uhr/]) await expect(why).toContainText(promise)
    })
    await test.step('Each of the six cards leads to its service', async () => {
      const cards = page.locator('#services').getByRole('article')
      await expect(cards.getByRole('heading')).toHaveText(services.all.map((service) => text(service.text.name)))
      for (const slug of services.slugs) {
        await cards.getByRole('link', { name: text(services.find(slug).text.name) }).click()
        await expectPage(page, `/services/${slug}`)
        await page.goBack()
        await expectPage(page, '/services-overview')
      }
    })
    await test.step('The closing section leads to contact and expertise', async () => {
      await main.getByRole('link', { name: text('common.start-journey') }).click()
      await expectPage(page, '/contact')
      await page.goBack()
      await main.getByRole('link', { name: text('common.meet-experts') }).click()
      await expectPage(page, '/expertise')
    })
  })
}

test('The services overview and the German catalogue link to each other', async ({ page }) => {
  await visit(page, '/services-overview')
  await page.getByRole('link', { name: 'The full catalogue with prices (in German)' }).click()
  await expectPage(page, '/services')
  await page.getByRole('link', { name: 'Services overview in English' }).click()
  await expectPage(page, '/services-overview')
})
