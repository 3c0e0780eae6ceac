import { catalogue } from '#content/documents/catalogue.ts'
import { services } from '#content/services.ts'
import { Card, CardBody, CardGrid } from '#ui/card.tsx'
import { CoveringLink } from '#ui/link.tsx'
import { CardText, EntryCard } from '#sections/entry-card.tsx'
import { SummaryGrid } from '#sections/summary-card.tsx'
import { CatalogueCardView } from '../../../src/routes/-catalogue/catalogue-card.tsx'
import { AreaCard } from '../../../src/routes/-expertise/area-card.tsx'
import { CaseCard } from '../../../src/routes/-projects/case-card.tsx'
import { ToolCard } from '../../../src/routes/-tools/tool-card.tsx'
import { WorkshopCard } from '../../../src/routes/-workshops/workshop-card.tsx'
import { Photo } from '#sections/photo.tsx'
import { tools } from '#content/tools.ts'
import { workshops } from '#content/workshops.ts'
import { localized, type Story } from '../story.ts'

const entry = (i18n: Parameters<Story['render']>[0]) => {
  const { image } = tools.find('notion')
  const { text } = services.find('text-generation')
  return (
    <EntryCard
      picture={<Photo photo={image} seed="desk" ratio={1.6} />}
      title={
        <CoveringLink to="/services/$slug" params={{ slug: 'text-generation' }}>
          {i18n.t(text.name)}
        </CoveringLink>
      }
    >
      <CardText>{i18n.t(text.description)}</CardText>
    </EntryCard>
  )
}

/** Cards of the overviews. */
export const cards: readonly Story[] = [
  {
    name: 'card',
    size: 'card',
    render: (i18n) => (
      <Card>
        <CardBody>
          <h3>{localized(i18n, 'A card', 'Verwaltungsvorgangsbearbeitung')}</h3>
          <CardText>{i18n.t('contact.email.text')}</CardText>
        </CardBody>
      </Card>
    ),
  },
  {
    name: 'card grid, one left',
    size: 'page',
    render: (i18n) => (
      <CardGrid>
        <li>{entry(i18n)}</li>
      </CardGrid>
    ),
  },
  { name: 'entry card', size: 'card', render: entry },
  { name: 'area card', size: 'card', render: () => <AreaCard slug="coaching" /> },
  { name: 'entry card, hover', size: 'card', forced: 'hover', render: entry },
  { name: 'entry card, focus', size: 'card', forced: 'focus', render: entry },
  ...(['card', 'page'] as const).map((size) => ({
    name: size === 'card' ? 'catalogue card' : 'catalogue cards, aligned',
    size,
    render: () => (
      <SummaryGrid $parts={8}>
        {catalogue.cards.slice(0, size === 'card' ? 1 : 3).map((card) => (
          <li key={card.service}>
            <CatalogueCardView card={card} />
          </li>
        ))}
      </SummaryGrid>
    ),
  })),
  {
    name: 'tool card',
    size: 'card',
    render: () => tools.all.slice(0, 1).map((tool) => <ToolCard key={tool.slug} tool={tool} />),
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
  { name: 'case card', size: 'page', render: () => <CaseCard slug="quality-control" /> },
]
