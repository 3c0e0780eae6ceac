import { expertise } from '../../src/content/expertise.ts'
import { locales } from '../../src/i18n/locales.ts'
import { expectPage, section, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`The expertise overview shows hero, four credentials, six areas and a call to action (${locale})`, async ({
    page,
  }) => {
    const text = messages(locale)
    await visit(page, '/expertise', locale)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('expertise-overview.title'))
    await expect(main.getByRole('link', { name: text('common.explore-expertise') })).toHaveAttribute(
      'href',
      '#expertise',
    )
    await expect(main.getByRole('link', { name: text('common.get-started') })).toHaveAttribute('href', '/contact')
    await expect(section(page, text('expertise-overview.credentials')).getByRole('listitem')).toHaveCount(4)

    await test.step('Each area leads to its page', async () => {
      const areas = page.locator('#expertise').getByRole('article')
      await expect(areas.getByRole('heading')).toHaveText(expertise.all.map((area) => text(area.text.name)))
      for (const slug of expertise.slugs) {
        await areas.getByRole('link', { name: text(expertise.find(slug).text.name) }).click()
        await expectPage(page, `/expertise/${slug}`)
        await page.goBack()
        await expectPage(page, '/expertise')
      }
    })
    await test.step('The closing section leads to contact and services', async () => {
      const end = section(page, text('expertise-overview.cta.title'))
      await end.getByRole('link', { name: text('common.consultation') }).click()
      await expectPage(page, '/contact')
      await page.goBack()
      await end.getByRole('link', { name: text('common.view-services') }).click()
      await expectPage(page, '/services')
    })
  })
}

test('The areas of expertise are AI Expert, AI Trainer, AI Consultant, AI Developer, AI Coaching and AI Speaker', async ({
  page,
}) => {
  await visit(page, '/expertise')
  await expect(page.locator('#expertise').getByRole('article').getByRole('heading')).toHaveText([
    'AI Expert',
    'AI Trainer',
    'AI Consultant',
    'AI Developer',
    'AI Coaching',
    'AI Speaker',
  ])
})
