import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test as anyTest } from 'vitest'
import { catalog } from '#content/services/catalog.ts'
import { tools } from '#content/tools.ts'
import { loadCatalog } from '#i18n/catalog.ts'
import { CatalogCardView } from '../../../src/routes/-services/catalog-card.tsx'
import { ToolCard } from '../../../src/routes/-tools/tool-card.tsx'

const test = anyTest.runIf(tools.all.length > 0)

const commission = /we may earn a commission/

test.each([
  ['names no commission and its link is not sponsored', {}, 'noopener noreferrer'],
  [
    'whose vendor pays us names the commission, and its link is sponsored',
    { affiliate: true },
    'noopener noreferrer sponsored',
  ],
] as const)('The card of a tool %s', async (_, facts, rel) => {
  const { i18n } = await loadCatalog('en')
  render(
    <I18nProvider i18n={i18n}>
      {tools.all.slice(0, 1).map((tool) => (
        <ToolCard key={tool.slug} tool={{ ...tool, ...facts }} />
      ))}
    </I18nProvider>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('rel', rel)
  expect(screen.queryAllByText(commission)).toHaveLength('affiliate' in facts ? 1 : 0)
})

anyTest.runIf(catalog.length > 0)(
  'A card of the catalog has three results, two benefits and two challenges of more',
  async () => {
    const { i18n } = await loadCatalog('de')
    for (const { results, benefits, challenges } of catalog.map(({ text }) => text).slice(0, 1))
      i18n.load('de', Object.fromEntries([results, benefits, challenges].map((id) => [id, 'One\nTwo\nThree\nFour'])))
    render(
      <I18nProvider i18n={i18n}>
        {catalog.slice(0, 1).map((card) => (
          <CatalogCardView key={card.slug} card={card} />
        ))}
      </I18nProvider>,
    )
    expect(['One', 'Two', 'Three', 'Four'].map((word) => screen.queryAllByText(word).length)).toEqual([3, 3, 1, 0])
  },
)
