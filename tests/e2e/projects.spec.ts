import { projects } from '../../src/content/projects.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { expectPage, hero, section, visit } from './support/visit.ts'
import { messages } from './support/messages.ts'
import { expect, test, type Page } from './test.ts'

for (const locale of locales) {
  test(`Each of the six projects shows its facts and leads to its detail page and back (${locale})`, async ({
    page,
  }) => {
    const text = messages(locale)
    await visit(page, '/projects', locale)
    const main = page.getByRole('main')
    const cases = main.getByRole('article')
    await expect(cases.getByRole('heading')).toHaveText(projects.all.map((project) => text(project.text.title)))

    for (const { slug, technologies, months, text: own } of projects.all) {
      await test.step(slug, async () => {
        const card = cases.filter({ has: page.getByRole('heading', { name: text(own.title) }) })
        await expect(card).toContainText(text(own.category))
        await expect(card).toContainText(text(own.description))
        await expectFacts(card, locale, { months, ...own })
        await expect(tags(card, locale)).toHaveText([...technologies])
        await card.getByRole('link', { name: text('projects.view-details') }).click()

        await expectPage(page, `/projects/${slug}`)
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(text(own.title))
        await expect(hero(page)).toContainText(text(own.category))
        await expect(hero(page)).toContainText(text(own.description))
        await expect(hero(page).locator('img')).toHaveCount(1)
        await expectFacts(main.locator('aside'), locale, { months, ...own })
        await expect(tags(main, locale)).toHaveText([...technologies])
        await expect(section(page, text('projects.label.overview'))).toBeVisible()
        for (const list of ['challenges', 'solutions', 'outcomes'] as const) {
          const items = section(page, text(`projects.label.${list}`)).getByRole('listitem')
          await expect(items).toHaveText(text(own[list]).replaceAll('\\n', '\n').split('\n'))
        }
        await main
          .getByRole('link', { name: text('common.back-projects') })
          .first()
          .click()
        await expectPage(page, '/projects')
      })
    }
    await main.getByRole('link', { name: text('common.consultation') }).click()
    await expectPage(page, '/contact')
  })
}

type Ids = Pick<(typeof projects.all)[number]['text'], 'team' | 'results' | 'client'>

/** Duration, team, results and client. */
async function expectFacts(
  part: ReturnType<Page['locator']>,
  locale: Locale,
  { months, team, results, client }: Ids & { months: number },
) {
  const text = messages(locale)
  await expect(part.getByText(`${months} ${locale === 'en' ? 'months' : 'Monate'}`, { exact: true })).toBeVisible()
  for (const fact of [team, results, client]) await expect(part.getByText(text(fact), { exact: true })).toBeVisible()
}

function tags(part: Page | ReturnType<Page['locator']>, locale: Locale) {
  return part.getByRole('list', { name: messages(locale)('projects.label.technologies') }).getByRole('listitem')
}

test('Project durations range from 2 to 8 months', async ({ page }) => {
  await visit(page, '/projects')
  const durations = await page
    .getByRole('definition')
    .filter({ hasText: /^\d+ months$/ })
    .allInnerTexts()
  const months = durations.map((duration) => Number.parseInt(duration)).toSorted((a, b) => a - b)
  expect(months).toHaveLength(6)
  expect([months.at(0), months.at(-1)]).toEqual([2, 8])
})
