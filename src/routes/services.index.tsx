import { createFileRoute } from '@tanstack/react-router'
import { LanguageNote } from '#sections/language-note.tsx'
import styled from 'styled-components'
import { parts } from '#content/company/parts.ts'
import { terms } from '#content/company/promises.ts'
import { offersPage } from '#content/german/offers-page.ts'
import { catalog, catalogCategories } from '#content/services/catalog.ts'
import { documentTitles } from '#content/documents/document-titles.ts'
import { createFilterStore } from '#features/filters/filter-store.ts'
import { FilteredList } from '#features/filters/filtered-list.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Stats } from '#sections/stats.tsx'
import { AlignedCards } from '#sections/aligned-cards.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { ArrowLink } from '#ui/link.tsx'
import { FoldedNotes } from '#ui/note.tsx'
import { BulletList } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { Tile, TileGrid } from '#ui/tile.tsx'
import { GermanPart } from './-layout/german-part.tsx'
import { CatalogCardView } from './-services/catalog-card.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/services/')({
  staticData: {
    page: parts.catalog && { ...documentTitles.offers, label: /*i18n*/ 'nav.services' },
  },
  params: { parse: () => parts.catalog && {} },
  loader: loadPage,
  component: Offers,
})

/** The filter of the list; it starts with "Alle". */
const offerFilter = createFilterStore('offer-filter', catalogCategories)

/** The German list of services. Its content is always German; a hint leads other readers to the overview. */
function Offers() {
  const hero = useHero()
  const i18n = useI18n()
  const { lang, lead, statsTitle, stats, statsNotes, reasons, closing, labels } = offersPage
  const toOverview = <ArrowLink to="/services-overview">{i18n.t('offers.to-overview')}</ArrowLink>
  // Whoever reads German needs no note, only the link, which stands beside the button.
  const isReadable = i18n.locale === lang
  return (
    <GermanPart>
      <PageHero
        {...hero}
        lead={lead}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{closing.action}</ButtonLink>
            {isReadable && toOverview}
          </Buttons>
        }
      >
        {!isReadable && (
          <LanguageNote lang={i18n.locale} text={i18n.t('offers.german-only')}>
            {toOverview}
          </LanguageNote>
        )}
      </PageHero>
      <Section>
        <FilteredList
          filter={offerFilter}
          label={labels.category}
          categories={catalogCategories.map((category) => ({ category, name: category }))}
        >
          {cards}
        </FilteredList>
      </Section>
      <Section
        title={reasons.title}
        note={parts.faq && <ArrowLink to="/faq">{reasons.guarantees.questions}</ArrowLink>}
      >
        <TileGrid>
          {reasons.items.map((reason, index) => (
            <Tile key={index}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </Tile>
          ))}
          <Notice />
        </TileGrid>
        <Guarantees>
          <h3>{reasons.guarantees.title}</h3>
          <BulletList items={reasons.guarantees.items} mark="gain" wide />
        </Guarantees>
      </Section>
      <Stats title={statsTitle} stats={stats}>
        <FoldedNotes title={labels.counted} notes={statsNotes} />
      </Stats>
      <CallToAction seed={hero.seed} title={closing.title} text={closing.text}>
        <ButtonLink to="/contact">{closing.action}</ButtonLink>
      </CallToAction>
    </GermanPart>
  )
}

function Notice() {
  const i18n = useI18n()
  return terms.when('notice', ({ text }) => (
    <Tile>
      <h3>{offersPage.reasons.notice}</h3>
      <p>{i18n.t(text.text)}</p>
    </Tile>
  ))
}

const Guarantees = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-top: 2rem;
`

function cards(isListed: (category: string) => boolean) {
  return (
    <AlignedCards $parts={6}>
      {catalog
        .filter(({ category }) => isListed(category))
        .map((card) => (
          <li key={card.slug}>
            <CatalogCardView card={card} />
          </li>
        ))}
    </AlignedCards>
  )
}
