import { createFileRoute } from '@tanstack/react-router'
import { formatQuantity } from '#locale/format.ts'
import type { ServiceSlug } from '#content/services/services.ts'
import { workshops, type WorkshopSlug } from '#content/workshops/workshops.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { AlignedCards } from '#sections/aligned-cards.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { PaperWall } from '#graphics/paper/paper-wall.tsx'
import { serviceGraphics } from '#graphics/page-graphics.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { DownLink } from '#ui/link.tsx'
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
  loader: (navigation) => loadPage(navigation, serviceGraphics),
  component: Workshops,
})

declare module '#ui/anchors.ts' {
  interface RecordAnchors {
    '/workshops': WorkshopSlug
  }
}

/** The service whose document each workshop practices with. */
const practiced = {
  beginner: 'text-generation',
  marketing: 'image-creation',
  agent: 'ai-development',
  avatar: 'video-generation',
} as const satisfies Record<WorkshopSlug, ServiceSlug>

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
            <DownLink href="#workshops">{i18n.t('workshops-overview.to-workshops')}</DownLink>
          </Buttons>
        }
        wall={
          <PaperWall
            title={i18n.t('workshops-overview.compared')}
            papers={workshops.all.map(({ slug, people, price, text }) => ({
              slug,
              document: <serviceGraphics.Graphic slug={practiced[slug]} />,
              link: (
                <a href={`#${slug}`} data-covering="">
                  {i18n.t(text.title)}
                </a>
              ),
              label: i18n.t('workshops-overview.seats', {
                people: people.value,
                price: formatQuantity(price, i18n.locale),
              }),
            }))}
          />
        }
      />
      <Section id="workshops" space="tight">
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
