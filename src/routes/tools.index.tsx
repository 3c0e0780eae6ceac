import { createFileRoute } from '@tanstack/react-router'
import { toolCategories, tools } from '#content/tools.ts'
import { createFilterStore } from '#features/filters/filter-store.ts'
import { FilteredList } from '#features/filters/filtered-list.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { AlignedCards } from '#sections/aligned-cards.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Section } from '#ui/section.tsx'
import { ToolCard } from './-tools/tool-card.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/tools/')({
  staticData: {
    // Without a tool, there is no such page.
    page: tools.slugs.length > 0 && {
      title: /*i18n*/ 'tools-overview.title',
      description: /*i18n*/ 'tools-overview.description',
      label: /*i18n*/ 'nav.tools',
      preload: tools.slugs.length <= 24,
    },
  },
  params: { parse: () => tools.slugs.length > 0 && {} },
  loader: loadPage,
  component: Tools,
})

/** The filter of the tools; it starts with all categories. */
const filter = createFilterStore('tools-filter', ['all', ...toolCategories.slugs])

function Tools() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <>
      <PageHero
        {...hero}
        lead={i18n.t('tools-overview.subtitle')}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
          </Buttons>
        }
      />
      <Section>
        <FilteredList
          filter={filter}
          label={i18n.t('tools-overview.filter')}
          categories={[
            { category: 'all', name: i18n.t('tools-overview.all') },
            ...toolCategories.all
              .filter(({ slug }) => tools.all.some(({ category }) => category === slug))
              .map(({ slug, text }) => ({ category: slug, name: i18n.t(text.name) })),
          ]}
        >
          {cards}
        </FilteredList>
      </Section>
      <CallToAction
        seed={hero.seed}
        title={i18n.t('tools-overview.cta.title')}
        text={i18n.t('tools-overview.cta.text')}
      >
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
      </CallToAction>
    </>
  )
}

/** What holds for all tools. */
function ForAll() {
  const i18n = useI18n()
  return <Note>{i18n.t('tools-overview.note')}</Note>
}

function cards(isListed: (category: string) => boolean) {
  return (
    <>
      <AlignedCards $parts={4}>
        {tools.all
          .filter(({ category }) => isListed(category))
          .map((tool) => (
            <li key={tool.slug}>
              <ToolCard tool={tool} />
            </li>
          ))}
      </AlignedCards>
      <ForAll />
    </>
  )
}
