import { createFileRoute } from '@tanstack/react-router'
import { areaImpacts, whyAi, whyAiStats } from '#content/why-ai.ts'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { writtenFigure } from '#i18n/written-figure.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { CardText, EntryCard } from '#sections/entry-card.tsx'
import { Stats } from '#sections/stats.tsx'
import { HeroIndex } from '#sections/hero-index.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CardGrid } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { BareLink } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Section } from '#ui/section.tsx'
import { Tiles } from '#ui/tiles.tsx'
import { useHero } from './-use-page.ts'

export const Route = createFileRoute('/why-ki')({
  staticData: {
    page: {
      title: /*i18n*/ 'why-ki.title',
      description: /*i18n*/ 'why-ki.description',
      label: /*i18n*/ 'nav.why-ai',
      navigation: 6,
      schema: { entity: { pagesOf: '/why-ai/$slug' } },
    },
  },
  component: WhyAi,
})

function WhyAi() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <>
      <PageHero
        {...hero}
        lead={i18n.t('why-ki.subtitle')}
        aside={
          <HeroIndex
            label={i18n.t('why-ki.index')}
            entries={whyAi.all.map(({ slug, text }) => ({
              key: slug,
              link: (
                <BareLink to="/why-ai/$slug" params={{ slug }}>
                  {i18n.t(text.title)}
                </BareLink>
              ),
            }))}
          />
        }
      />
      <Section title={i18n.t('why-ki.stats')}>
        <Stats
          stats={whyAiStats.all.map(({ value, text }) => ({
            value: writtenFigure(value, i18n.locale),
            label: i18n.t(text.label),
          }))}
        />
        <Note>{i18n.t('why-ki.stats.note')}</Note>
      </Section>
      <Section tone="raised" title={i18n.t('why-ki.topics.title')} lead={i18n.t('why-ki.topics.lead')}>
        <CardGrid>
          {whyAi.all.map(({ slug, image, text }) => (
            <li key={slug}>
              <EntryCard
                slug={slug}
                photo={image}
                title={
                  <BareLink to="/why-ai/$slug" params={{ slug }}>
                    {i18n.t(text.title)}
                  </BareLink>
                }
              >
                <CardText>{i18n.t(text.description)}</CardText>
              </EntryCard>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section title={i18n.t('why-ki.areas.title')} lead={i18n.t('why-ki.areas.lead')}>
        <Tiles role="list" className="tiles">
          {areaImpacts.all.map(({ slug, icon, text }) => (
            <li key={slug}>
              <Icon name={icon} />
              <h3>{i18n.t(text.title)}</h3>
              <p>{i18n.t(text.description)}</p>
              <strong>{i18n.t(text.impact)}</strong>
            </li>
          ))}
        </Tiles>
      </Section>
      <CallToAction
        seed="why-ki"
        title={i18n.t('why-ki.future.title')}
        text={lines(i18n.t('why-ki.future.text')).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      >
        <ButtonLink to="/contact">{i18n.t('common.start-journey')}</ButtonLink>
        <ButtonLink to="/services" look="quiet">
          {i18n.t('common.explore-services')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
