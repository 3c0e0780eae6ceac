import { locales } from '../../src/i18n/locales.ts'
import { expectPage, section, visit } from './support/visit.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`About is German and shows hero, four capabilities, stats, philosophy and three testimonials (${locale})`, async ({
    page,
  }) => {
    await visit(page, '/about', locale)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const about = page.getByRole('main').locator('> [lang=de]')
    await expect(about.getByRole('heading', { level: 1 })).toHaveText('KI, die nach dem Pilotprojekt weiterläuft')
    await expect(section(page, 'Vier Dinge, die wir können').getByRole('listitem')).toHaveCount(4)
    await expect(about.getByRole('definition')).toHaveText(['500+', '2.5M+', '10+', '98%'])
    await expect(about.getByRole('term')).toHaveText([/Projekte/, /Euro/, /Jahre/, /Zufriedenheit/])
    const philosophy = section(page, 'Unsere Philosophie: Das letzte Wort hat ein Mensch')
    expect((await philosophy.innerText()).length).toBeGreaterThan(500)
    await expect(section(page, 'Was Kunden sagen').getByRole('listitem')).toHaveCount(3)
    await expect(about.getByRole('img', { name: /^[45] von 5 Sternen$/ })).toHaveCount(3)
    await about.getByRole('link', { name: 'Erstgespräch vereinbaren' }).click()
    await expectPage(page, '/contact')
  })
}
