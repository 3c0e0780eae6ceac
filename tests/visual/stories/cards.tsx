import { loadCases } from '#content/projects/cases.ts'
import { catalog } from '#content/services/catalog.ts'
import { services } from '#content/services/services.ts'
import { EntryGrid } from '#sections/entry-card.tsx'
import { AlignedCards } from '#sections/aligned-cards.ts'
import { CatalogCardView } from '../../../src/routes/-services/catalog-card.tsx'
import { CaseCard } from '../../../src/routes/-projects/case-card.tsx'
import { Phases } from '../../../src/routes/-projects/phases.tsx'
import { ToolCard } from '../../../src/routes/-tools/tool-card.tsx'
import { WorkshopCard } from '../../../src/routes/-workshops/workshop-card.tsx'
import { Photo } from '#sections/photo.tsx'
import { tools } from '#content/tools.ts'
import { workshops } from '#content/workshops/workshops.ts'
import { lines } from '#i18n/use-i18n.ts'
import { type Story } from '../story.ts'

const [study] = (await loadCases()).filter(({ slug }: { slug: string }) => slug === 'quality-control')

const entries: Story['render'] = (i18n) => (
  <EntryGrid
    entries={services.all.slice(0, 2).map(({ slug, price, text }) => ({
      page: { to: '/services/$slug', params: { slug } },
      name: i18n.t(text.name),
      head: <Photo photo="photo-1522071820081-009f0129c71c" ratio={2.5} />,
      text: i18n.t(text.description),
      figure: price,
      outcome: lines(i18n.t(text.results))[0],
    }))}
  />
)

/** Cards of the overviews. */
export const cards: readonly Story[] = [
  { name: 'entry cards', size: 'page', render: entries },
  { name: 'entry cards, hover', size: 'page', forced: 'hover', render: entries },
  { name: 'entry cards, focus', size: 'page', forced: 'focus', render: entries },
  {
    name: 'catalog cards, aligned',
    size: 'page',
    render: () => (
      <AlignedCards $parts={6}>
        {catalog.slice(0, 3).map((card) => (
          <li key={card.slug}>
            <CatalogCardView card={card} />
          </li>
        ))}
      </AlignedCards>
    ),
  },
  {
    name: 'tool card, opened',
    size: 'card',
    act: (frame) => frame.querySelector('summary')?.click(),
    render: () => tools.all.slice(0, 1).map((tool) => <ToolCard key={tool.slug} tool={tool} />),
  },
  {
    name: 'workshop card',
    size: 'card',
    render: () => workshops.slugs.slice(0, 1).map((slug) => <WorkshopCard key={slug} slug={slug} />),
  },
  {
    name: 'case card',
    size: 'page',
    render: () => study && <CaseCard study={study} />,
  },
  {
    name: 'phases of a case',
    size: 'page',
    render: () => study && <Phases study={study} />,
  },
]
