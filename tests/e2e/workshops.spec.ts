import { workshops } from '../../src/content/workshops.ts'
import { locales } from '../../src/i18n/locales.ts'
import { expectPage, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`The four workshops open on their own subdomains in a new tab (${locale})`, async ({
    page,
    context,
    watched,
  }) => {
    const text = messages(locale)
    await visit(page, '/workshops', locale)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(workshops.all.map((workshop) => text(workshop.text.title)))
    for (const { url, text: own } of workshops.all) {
      expect(new URL(url).hostname).toMatch(/^[a-z]+\.novamesa\.example$/)
      watched.announceHost(url)
      await context.route(`${url}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A workshop' }))
      const card = cards.filter({ has: page.getByRole('heading', { name: text(own.title) }) })
      await expect(card).toContainText(text(own.description))
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        card.getByRole('link', { name: text('workshops-overview.open') }).click(),
      ])
      expect(new URL(tab.url()).origin).toBe(url)
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await tab.close()
    }
    await expect(page.getByText(text('workshops-overview.cta.text'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('common.get-started') })
      .click()
    await expectPage(page, '/contact')
  })
}
