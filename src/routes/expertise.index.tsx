import { createFileRoute } from '@tanstack/react-router'
import { credentials, expertise } from '#content/expertise.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { CardText, EntryCard } from '#sections/entry-card.tsx'
import { HeroIndex } from '#sections/hero-index.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonAnchor, ButtonLink, Buttons } from '#ui/button.tsx'
import { CardGrid } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { BareLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { Tiles } from '#ui/tiles.tsx'
import { useHero } from './-use-page.ts'

export const Route = createFileRoute('/expertise/')({
  staticData: {
    page: {
      title: /*i18n*/ 'expertise-overview.title',
      description: /*i18n*/ 'expertise-overview.description',
      label: /*i18n*/ 'nav.expertise',
      navigation: 2,
      seed: 'expertise-overview',
      schema: { entity: { pagesOf: '/expertise/$slug' } },
    },
  },
  component: ExpertiseOverview,
})

function ExpertiseOverview() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <>
      <PageHero
        {...hero}
        lead={i18n.t('expertise-overview.subtitle')}
        actions={
          <Buttons>
            <ButtonAnchor href="#expertise">{i18n.t('common.explore-expertise')}</ButtonAnchor>
            <ButtonLink to="/contact" look="quiet">
              {i18n.t('common.get-started')}
            </ButtonLink>
          </Buttons>
        }
        aside={
          <HeroIndex
            label={i18n.t('expertise-overview.index')}
            entries={expertise.all.map(({ slug, text }) => ({
              key: slug,
              link: (
                <BareLink to="/expertise/$slug" params={{ slug }}>
                  {i18n.t(text.name)}
                </BareLink>
              ),
            }))}
          />
        }
      />
      <Section title={i18n.t('expertise-overview.credentials')}>
        <Tiles role="list" className="tiles">
          {credentials.all.map(({ slug, icon, text }) => (
            <li key={slug}>
              <Icon name={icon} />
              <h3>{i18n.t(text.title)}</h3>
              <p>{i18n.t(text.description)}</p>
            </li>
          ))}
        </Tiles>
      </Section>
      <Section
        id="expertise"
        tone="raised"
        title={i18n.t('expertise-overview.areas.title')}
        lead={i18n.t('expertise-overview.areas.lead')}
      >
        <CardGrid>
          {expertise.all.map(({ slug, icon, image, text }) => (
            <li key={slug}>
              <EntryCard
                slug={slug}
                photo={image}
                icon={<Icon name={icon} />}
                title={
                  <BareLink to="/expertise/$slug" params={{ slug }}>
                    {i18n.t(text.name)}
                  </BareLink>
                }
              >
                <CardText>{i18n.t(text.description)}</CardText>
              </EntryCard>
            </li>
          ))}
        </CardGrid>
      </Section>
      <CallToAction
        seed="expertise-overview"
        title={i18n.t('expertise-overview.cta.title')}
        text={i18n.t('expertise-overview.cta.text')}
      >
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
        <ButtonLink to="/services" look="quiet">
          {i18n.t('common.view-services')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
