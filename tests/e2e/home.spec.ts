import { locales } from '../../src/i18n/locales.ts'
import { expectPage, hero, section, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`Home shows hero, pain and benefit, three testimonials, four services, a call to action and the footer (${locale})`, async ({
    page,
  }) => {
    const text = messages(locale)
    await visit(page, '/', locale)
    const main = page.getByRole('main')

    await test.step('The hero shows the stats 300%, 70% and 24/7', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('home.hero.title'))
      await expect(hero(page).getByRole('definition')).toHaveText(['300%', '70%', '24/7'])
      await expect(hero(page).getByRole('link', { name: '+1 505 555 0142' })).toHaveAttribute(
        'href',
        'tel:+15055550142',
      )
    })
    await test.step('The pain-and-benefit section compares four tasks before and after', async () => {
      const savings = section(page, text('home.ledger.title'))
      await expect(savings.getByRole('listitem')).toHaveCount(4)
      for (const side of ['home.ledger.today', 'home.ledger.after'] as const)
        await expect(savings.getByText(text(side), { exact: true })).toHaveCount(4)
    })
    await test.step('Three client testimonials compare before and after', async () => {
      const stories = section(page, text('home.stories.title')).getByRole('listitem')
      await expect(stories).toHaveCount(3)
      for (const story of await stories.all()) {
        await expect(story.getByRole('term')).toHaveText([text('home.stories.before'), text('home.stories.after')])
        await expect(story.getByRole('definition')).toHaveCount(2)
        await expect(story.getByRole('blockquote')).toBeVisible()
        await expect(story.getByRole('img', { name: /5/ })).toBeVisible()
      }
    })
    await test.step('Four service cards lead to their pages', async () => {
      const services = section(page, text('home.services.title'))
      await expect(services.getByRole('article')).toHaveCount(4)
      for (const slug of ['text-generation', 'image-creation', 'voice-synthesis', 'ai-development'] as const)
        await expect(services.getByRole('link', { name: text(`services.${slug}.name`) })).toHaveAttribute(
          'href',
          `/services/${slug}`,
        )
    })
    await test.step('The stats are 60%, 40+, 500+, 200+, 15+ and 98%', async () => {
      await expect(section(page, text('home.figures.title')).getByRole('definition')).toHaveText([
        '60%',
        '40+',
        '500+',
        '200+',
        '15+',
        '98%',
      ])
    })
    await test.step('The call to action offers the free assessment: 2,500 euros, 10 spots, 30 minutes', async () => {
      const offer = page.locator('#contact')
      await expect(offer).toContainText(locale === 'en' ? '€2,500' : /2\.500.(€|Euro)/)
      await expect(offer).toContainText(/10/)
      await expect(offer).toContainText(locale === 'en' ? '30-minute' : /30.Minuten/)
      await offer.getByRole('link', { name: text('home.offer.action') }).click()
      await expectPage(page, '/contact')
    })
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('The hero buttons lead to contact and to the services section', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Book a free first call' }).click()
  await expectPage(page, '/contact')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'See the services' }).first().click()
  await expect(page).toHaveURL('/#services')
  await expect(page.getByRole('heading', { name: 'AI services: where most clients start' })).toBeInViewport()
})
