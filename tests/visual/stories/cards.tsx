import { projects } from '#content/projects/projects.ts'
import type { ComponentProps } from 'react'
import { offers } from '#content/german/offers.ts'
import { services } from '#content/services/services.ts'
import { EntryCard, EntryGrid } from '#sections/entry-card.tsx'
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

const entryOf = (i18n: Parameters<Story['render']>[0]): ComponentProps<typeof EntryCard> => {
  const [tool] = tools.all
  const [service] = services.all
  if (!tool || !service) throw new Error('There is no tool or no service')
  const { slug, price, text } = service
  return {
    page: { to: '/services/$slug', params: { slug } },
    name: i18n.t(text.name),
    picture: <Photo photo={tool.image} ratio={1.6} />,
    text: i18n.t(text.description),
    figure: price,
    outcome: i18n.t(text.outcome),
  }
}

const entry: Story['render'] = (i18n) => <EntryCard {...entryOf(i18n)} />

/** Cards of the overviews. */
export const cards: readonly Story[] = [
  {
    name: 'entry grid, one left',
    size: 'page',
    render: (i18n) => <EntryGrid entries={[entryOf(i18n)]} />,
  },
  { name: 'entry card', size: 'card', render: entry },
  { name: 'entry card, hover', size: 'card', forced: 'hover', render: entry },
  { name: 'entry card, focus', size: 'card', forced: 'focus', render: entry },
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
