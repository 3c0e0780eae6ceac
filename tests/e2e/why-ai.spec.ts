import { whyAi } from '../../src/content/why-ai.ts'
import { locales } from '../../src/i18n/locales.ts'
import { expectPage, section, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`The why-AI overview shows four stats, six topics, four areas and the future (${locale})`, async ({ page }) => {
    const text = messages(locale)
    await visit(page, '/why-ki', locale)
    const main = page.getByRole('main')
    const stats = section(page, text('why-ki.figures'))
    await expect(stats.getByRole('definition')).toHaveText(['75%', '40%', '85%', '2.3x'])
    await expect(stats.getByRole('term').first()).toContainText('2025')
    await expect(section(page, text('why-ki.areas.title')).getByRole('listitem')).toHaveCount(4)

    await test.step('Each topic card leads to its page', async () => {
      const topics = section(page, text('why-ki.topics.title')).getByRole('article')
      await expect(topics.getByRole('heading')).toHaveText(whyAi.all.map((topic) => text(topic.text.title)))
      for (const slug of whyAi.slugs) {
        await topics.getByRole('link', { name: text(whyAi.find(slug).text.title) }).click()
        await expectPage(page, `/why-ai/${slug}`)
        await main.getByRole('link', { name: text('common.back-why-ai') }).click()
        await expectPage(page, '/why-ki')
      }
    })
    await test.step('The future section links to contact and services', async () => {
      const future = section(page, text('why-ki.future.title'))
      await future.getByRole('link', { name: text('common.start-journey') }).click()
      await expectPage(page, '/contact')
      await page.goBack()
      await future.getByRole('link', { name: text('common.explore-services') }).click()
      await expectPage(page, '/services')
    })
  })

  test(`Why-AI topics have four stats, explanations and a call to action (${locale})`, async ({ page }) => {
    const text = messages(locale)
    for (const { slug, figures, text: own } of whyAi.all) {
      await test.step(slug, async () => {
        await visit(page, `/why-ai/${slug}`, locale)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text(own.title))
        await expect(main.getByText(text(own.headline), { exact: true })).toBeVisible()
        await expect(main.getByRole('definition')).toHaveText([...figures])
        for (const { title } of own.sections)
          expect((await section(page, text(title)).innerText()).length, title).toBeGreaterThan(300)
        const action = section(page, text(own.action))
        await expect(action.getByRole('link', { name: text('common.get-started') })).toHaveAttribute(
          'href',
          '/#contact',
        )
        await expect(action.getByRole('link', { name: text('common.view-services') })).toHaveAttribute(
          'href',
          '/services',
        )
      })
    }
  })
}
