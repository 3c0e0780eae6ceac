import { detailPages } from '../../src/content/detail-texts.ts'
import { expertise } from '../../src/content/expertise.ts'
import { services } from '../../src/content/services.ts'
import { locales } from '../../src/i18n/locales.ts'
import { expectPage, hero, section, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

const families = [
  { family: 'services', entries: services.all },
  { family: 'expertise', entries: expertise.all },
] as const

for (const locale of locales) {
  for (const { family, entries } of families) {
    test(`Detail pages have hero, key features, benefits, four steps and three testimonials (${family}, ${locale})`, async ({
      page,
    }) => {
      const text = messages(locale)
      const headings = detailPages.find(family).text
      for (const { slug, text: own } of entries) {
        await test.step(slug, async () => {
          await visit(page, `/${family}/${slug}`, locale)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(own.name))
          await expect(hero(page).getByText(text(own.headline), { exact: true })).toBeVisible()
          const features = section(page, text(headings.features)).getByRole('heading', { level: 3 })
          await expect(features).toHaveText(own.features.map(({ title }) => text(title)))
          const benefits = section(page, text(headings.benefits)).getByRole('listitem')
          await expect(benefits).toHaveText(text(own.benefits).replaceAll('\\n', '\n').split('\n'))
          const steps = section(page, text(headings.process)).getByRole('listitem')
          await expect(steps.getByRole('heading')).toHaveText(own.process.map(({ step }) => text(step)))
          await expect(steps).toHaveCount(4)
          const testimonials = section(page, text(headings.testimonials)).getByRole('listitem')
          await expect(testimonials).toHaveCount(3)
          await expect(testimonials.getByRole('blockquote')).toHaveCount(3)
          await expect(testimonials.getByRole('img', { name: /^[45] .*5/ })).toHaveCount(3)
        })
      }
      await test.step('The back link leads home', async () => {
        await page.getByRole('link', { name: text('common.back-home') }).click()
        await expectPage(page, '/')
      })
    })
  }
}

test('The closing links of a detail page lead to contact and to its overview', async ({ page }) => {
  for (const [path, name, target] of [
    ['/services/ai-development', 'All services', '/services-overview'],
    ['/expertise/speaker', 'All areas of expertise', '/expertise'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Book a free consultation' })).toHaveCount(2)
    await page.getByRole('main').getByRole('link', { name: 'Book a free consultation' }).last().click()
    await expectPage(page, '/contact')
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name }).click()
    await expectPage(page, target)
  }
})
