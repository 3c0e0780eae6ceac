import { projects } from '#content/projects/projects.ts'
import { offers } from '#content/german/offers.ts'
import { services } from '#content/services/services.ts'
import { EntryGrid } from '#sections/entry-card.tsx'
import { AlignedCards } from '#sections/aligned-cards.ts'
import { OfferCardView } from '../../../src/routes/-services/offer-card.tsx'
import { CaseCard } from '../../../src/routes/-projects/case-card.tsx'
import { Phases } from '../../../src/routes/-projects/phases.tsx'
import { ToolCard } from '../../../src/routes/-tools/tool-card.tsx'
import { WorkshopCard } from '../../../src/routes/-workshops/workshop-card.tsx'
import { Photo } from '#sections/photo.tsx'
import { tools } from '#content/tools.ts'
import { workshops } from '#content/workshops/workshops.ts'
import { type Story } from '../story.ts'

const entries: Story['render'] = (i18n) => (
  <EntryGrid
    entries={services.all.slice(0, 2).map(({ slug, price, text }) => ({
      page: { to: '/services/$slug', params: { slug } },
      name: i18n.t(text.name),
      picture: <Photo photo="photo-1522071820081-009f0129c71c" ratio={1.6} />,
      text: i18n.t(text.description),
      figure: price,
      outcome: i18n.t(text.outcome),
    }))}
  />
)

/** Cards of the overviews. */
export const cards: readonly Story[] = [
  { name: 'entry cards', size: 'page', render: entries },
  { name: 'entry cards, hover', size: 'page', forced: 'hover', render: entries },
  { name: 'entry cards, focus', size: 'page', forced: 'focus', render: entries },
  {
    name: 'offer cards, aligned',
    size: 'page',
    render: () => (
      <AlignedCards $parts={6}>
        {offers.cards.slice(0, 3).map((card) => (
          <li key={card.service}>
            <OfferCardView card={card} />
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
    render: () => projects.when('quality-control', ({ slug }) => <CaseCard slug={slug} />),
  },
  {
    name: 'phases of a case',
    size: 'page',
    render: () => projects.when('quality-control', ({ slug }) => <Phases slug={slug} />),
  },
]
