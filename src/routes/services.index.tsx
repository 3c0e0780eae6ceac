import { createFileRoute } from '@tanstack/react-router'
import { LanguageNote } from '#sections/language-note.tsx'
import styled from 'styled-components'
import { offers, offerCategories } from '#content/german/offers.ts'
import { services } from '#content/services/services.ts'
import { heads } from '#content/documents/heads.ts'
import { createFilterStore } from '#features/filters/filter-store.ts'
import { FilteredList } from '#features/filters/filtered-list.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Stats } from '#sections/stats.tsx'
import { AlignedCards } from '#sections/aligned-cards.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { PaperWall } from '#graphics/paper/paper-wall.tsx'
import { serviceGraphics } from '#graphics/page-graphics.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { ArrowLink, CoveringLink } from '#ui/link.tsx'
import { FoldedNotes } from '#ui/note.tsx'
import { Checklist } from '#ui/checklist.tsx'
import { Section } from '#ui/section.tsx'
import { Tile, TileGrid } from '#ui/tile.tsx'
import { OfferCardView } from './-services/offer-card.tsx'
import { loadPage, useHero } from './-use-page.ts'

export const Route = createFileRoute('/services/')({
  staticData: {
    page: { ...heads.offers, label: /*i18n*/ 'nav.services' },
  },
  loader: (navigation) => loadPage(navigation, serviceGraphics),
  component: Offers,
})

/** The filter of the list; it starts with "Alle". */
const offerFilter = createFilterStore('offer-filter', offerCategories)

/** The German list of services. Its content is always German; a hint leads other readers to the overview. */
function Offers() {
  const hero = useHero()
  // Whoever reads German needs no note, only the link, which stands beside the button.
  const isReadable = useI18n().locale === offers.lang
  const { lang, lead, stats, statsNote, reasons, closing, labels } = offers
  return (
    <div lang={lang}>
      <PageHero
        {...hero}
        lead={lead}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{closing.action}</ButtonLink>
            {isReadable && <GermanOnly />}
          </Buttons>
        }
        wall={<FirstResults />}
      >
        {!isReadable && <GermanOnly />}
      </PageHero>
      <Section space="tight">
        <FilteredList
          filter={offerFilter}
          label={labels.category}
          categories={offerCategories.map((category) => ({ category, name: category }))}
        >
          {cards}
        </FilteredList>
      </Section>
      <Stats space="tight" stats={stats} lang={lang}>
        <FoldedNotes title={labels.counted}>
          <p>{statsNote}</p>
        </FoldedNotes>
      </Stats>
      <Section title={reasons.title} note={<ArrowLink to="/faq">{reasons.guarantees.questions}</ArrowLink>}>
        <TileGrid>
          {reasons.items.map((reason, index) => (
            <Tile key={index}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </Tile>
          ))}
        </TileGrid>
        <Guarantees>
          <h3>{reasons.guarantees.title}</h3>
          <Checklist items={reasons.guarantees.items} />
        </Guarantees>
      </Section>
      <CallToAction seed={hero.seed} title={closing.title} text={closing.text}>
        <ButtonLink to="/contact">{closing.action}</ButtonLink>
      </CallToAction>
    </div>
  )
}

const Guarantees = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-top: 2rem;

  h3 {
    font-size: var(--title-m);
  }
`

const soonestFirst = offers.cards
  .map((card) => ({ ...card, days: services.find(card.service).workingDays.value }))
  .toSorted((one, other) => one.days - other.days)

/** The documents of the services, and after how many working days each has its first result. */
function FirstResults() {
  const { title, days: unit } = offers.firstResults
  return (
    <PaperWall
      title={title}
      papers={soonestFirst.map(({ service, name, days, firstResult }) => ({
        slug: service,
        document: <serviceGraphics.Graphic slug={service} />,
        link: (
          <CoveringLink to="/services/$slug" params={{ slug: service }}>
            {name}
          </CoveringLink>
        ),
        label: `${days} ${unit}: ${firstResult}`,
      }))}
    />
  )
}

function cards(isListed: (category: string) => boolean) {
  return (
    <AlignedCards $parts={6}>
      {offers.cards
        .filter(({ category }) => isListed(category))
        .map((card) => (
          <li key={card.service}>
            <OfferCardView card={card} />
          </li>
        ))}
    </AlignedCards>
  )
}

/** A link to the overview in the visitor's language, with a note for other readers that this page is in German. */
function GermanOnly() {
  const i18n = useI18n()
  const toOverview = <ArrowLink to="/services-overview">{i18n.t('offers.to-overview')}</ArrowLink>
  if (i18n.locale === offers.lang) return toOverview
  return <LanguageNote text={i18n.t('offers.german-only')}>{toOverview}</LanguageNote>
}
