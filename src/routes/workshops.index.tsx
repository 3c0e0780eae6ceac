import { createFileRoute } from '@tanstack/react-router'
import { workshops, type WorkshopSlug } from '#content/workshops/workshops.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { AlignedCards } from '#sections/aligned-cards.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { WorkshopCard } from './-workshops/workshop-card.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/workshops/')({
  staticData: {
    // Without a workshop, there is no such page.
    page: workshops.slugs.length > 0 && {
      title: /*i18n*/ 'workshops-overview.title',
      description: /*i18n*/ 'workshops-overview.description',
      label: /*i18n*/ 'nav.workshops',
    },
  },
  params: { parse: () => workshops.slugs.length > 0 && {} },
  loader: loadPage,
  component: Workshops,
})

declare module '#ui/anchors.ts' {
  interface RecordAnchors {
    '/workshops': WorkshopSlug
  }
}

function Workshops() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <>
      <PageHero
        {...hero}
        lead={i18n.t('workshops-overview.subtitle')}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
          </Buttons>
        }
      />
      <Section>
        <AlignedCards $columns={2} $parts={5}>
          {workshops.slugs.map((slug) => (
            <li key={slug} id={slug}>
              <WorkshopCard slug={slug} />
            </li>
          ))}
        </AlignedCards>
      </Section>
      <CallToAction
        seed={hero.seed}
        title={i18n.t('workshops-overview.cta.title')}
        text={lines(i18n.t('workshops-overview.cta.text')).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      >
        <ButtonLink to="/contact">{i18n.t('common.get-started')}</ButtonLink>
      </CallToAction>
    </>
  )
}
