import { hydrated } from './support/visit.ts'
import { messages } from '../support/messages.ts'
import { expect, test } from './test.ts'

// The order of the sources is tested in tests/components/i18n, what hosts read of them in tests/hosting.
const injections = ['"><img src=x onerror=alert(1)>', 'en'.repeat(100_000)]

for (const source of ['query', 'local storage'] as const) {
  test(`Values that look like script injection are discarded (${source})`, async ({ newVisitor }) => {
    const page = await newVisitor({ locale: 'de-DE' })
    page.on('dialog', (dialog) => {
      throw new Error(`Unexpected dialog: ${dialog.message()}`)
    })
    await page.goto('/robots.txt')
    for (const value of injections) {
      // URLs have a shorter limit.
      if (value.length > 4000 && source === 'query') continue
      await page.evaluate(
        ([place, text]) => {
          localStorage.clear()
          if (place === 'local storage') localStorage.setItem('i18nextLng', text)
        },
        [source, value] as const,
      )
      await page.goto(source === 'query' ? `/expertise?lng=${encodeURIComponent(value)}` : '/expertise')
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('de')('expertise-overview.title'))
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng')), value.slice(0, 40)).toBe('de')
    }
  })
}
