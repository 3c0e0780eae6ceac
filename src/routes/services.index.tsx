import { createFileRoute } from '@tanstack/react-router'
import { catalogue, catalogueCategories } from '#content/documents/catalogue.ts'
import { heads } from '#content/documents/heads.ts'
import { catalogueFilter } from '#features/filters/catalogue-filter.ts'
import { FilteredList } from '#features/filters/filtered-list.tsx'
import { CallToAction } from '#sections/call-to-action.tsx'
import { SampleNote } from '#sections/sample-note.tsx'
import { Stats } from '#sections/stats.tsx'
import { SummaryGrid } from '#sections/summary-card.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ArrowLink } from '#ui/link.tsx'
import { Checklist } from '#ui/checklist.tsx'
import { Section } from '#ui/section.tsx'
import { Tiles } from '#ui/tiles.tsx'
import { CatalogueCardView } from './-catalogue/catalogue-card.tsx'
import { FirstResults } from './-catalogue/first-results.tsx'
import { GermanOnly } from './-catalogue/german-only.tsx'
import { useHero } from './-use-page.ts'

export const Route = createFileRoute('/services/')({
  staticData: {
    page: {
      ...heads.catalogue,
      label: /*i18n*/ 'nav.services',
      navigation: 1,
      seed: 'catalogue',
      schema: { entity: 'catalogue' },
    },
  },
  component: Catalogue,
})

/** The service catalogue. Its content is always German; a hint leads other readers to the overview. */
function Catalogue() {
  const hero = useHero()
  const { lang, lead, stats, reasons, closing, labels } = catalogue
  return (
    <>
      <div lang={lang}>
        <PageHero {...hero} lead={lead} graphic={<FirstResults />}>
          <GermanOnly />
        </PageHero>
      </div>
      <div lang={lang}>
        <Section space="tight">
          <FilteredList
            filter={catalogueFilter}
            label={labels.category}
            categories={catalogueCategories.map((category) => ({ category, name: category }))}
          >
            {cards}
          </FilteredList>
        </Section>
        <Section space="tight">
          <Stats stats={stats} />
          <SampleNote />
        </Section>
        <Section title={reasons.title} tone="raised" space="tight">
          <Tiles role="list" className="tiles">
            {reasons.items.map((reason) => (
              <li key={reason.title}>
                <h3>{reason.title}</h3>
                <p>{reason.text}</p>
              </li>
            ))}
          </Tiles>
        </Section>
        <Section
          title={reasons.guarantees.title}
          space="tight"
          note={
            <ArrowLink to="/contact" hash="faq">
              {labels.questions}
            </ArrowLink>
          }
        >
          <Checklist items={reasons.guarantees.items} />
        </Section>
        <CallToAction seed="catalogue" ending="plain" title={closing.title} text={closing.text}>
          <ButtonLink to="/contact">{closing.action}</ButtonLink>
        </CallToAction>
      </div>
    </>
  )
}

function cards(isListed: (category: string) => boolean) {
  return (
    <SummaryGrid $parts={9}>
      {catalogue.cards
        .filter(({ category }) => isListed(category))
        .map((card) => (
          <li key={card.service}>
            <CatalogueCardView card={card} />
          </li>
        ))}
    </SummaryGrid>
  )
}
