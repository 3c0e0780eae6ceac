import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { parts } from '#content/company/parts.ts'
import { trackRecord } from '#content/company/track-record.ts'
import { serviceStats } from '#content/services/service-stats.ts'
import { services } from '#content/services/services.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Stats } from '#sections/stats.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ServiceGrid } from './-services/service-grid.tsx'
import { ButtonAnchor, ButtonLink, Buttons } from '#ui/button.tsx'
import { ArrowLink, FurtherLinks } from '#ui/link.tsx'
import { BulletList } from '#ui/list.tsx'
import { Photo } from '#sections/photo.tsx'
import { FoldedNotes, Note } from '#ui/note.tsx'
import { Section } from '#ui/section.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/services-overview')({
  staticData: {
    page: {
      title: /*i18n*/ 'services-overview.title',
      description: /*i18n*/ 'services-overview.description',
      label: /*i18n*/ 'nav.services',
      section: '/services',
    },
  },
  loader: loadPage,
  component: ServicesOverview,
})

const whyPhoto = 'photo-1522071820081-009f0129c71c'

function ServicesOverview() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <>
      <PageHero
        {...hero}
        lead={i18n.t('services-overview.subtitle')}
        actions={
          <Buttons>
            <ButtonAnchor href="#services" look="quiet">
              {i18n.t('common.explore-services')}
            </ButtonAnchor>
            <ButtonLink to="/contact">{i18n.t('common.get-started')}</ButtonLink>
          </Buttons>
        }
      />
      <Section id="services" title={i18n.t('services-overview.grid.title')} onLand>
        <ServiceGrid slugs={services.slugs} />
        <Note>{i18n.t('services-overview.grid.lead')}</Note>
        <FurtherLinks>
          {parts.catalog && <ArrowLink to="/services">{i18n.t('services-overview.to-offers')}</ArrowLink>}
          {parts.faq && <ArrowLink to="/faq">{i18n.t('faq-short.all')}</ArrowLink>}
        </FurtherLinks>
      </Section>
      <Section title={i18n.t('common.why.title')}>
        <Reasons>
          <BulletList items={lines(i18n.t('common.why.points'))} mark="gain" />
          <Photo photo={whyPhoto} ratio={2} sizes="(min-width: 44rem) 46vw, 92vw" />
        </Reasons>
      </Section>
      <Stats
        title={i18n.t('services-overview.stats.title')}
        stats={serviceStats.all.map(({ value, text }) => ({ value, label: i18n.t(text.label) }))}
      >
        <FoldedNotes
          title={i18n.t('common.how-counted')}
          notes={[
            trackRecord.roi && i18n.t('common.roi'),
            trackRecord.success && i18n.t('services-overview.stats.note'),
          ]}
        />
      </Stats>
      <CallToAction
        seed={hero.seed}
        title={i18n.t('services-overview.cta.title')}
        text={i18n.t('services-overview.cta.text')}
      >
        <ButtonLink to="/contact">{i18n.t('common.start-journey')}</ButtonLink>
        {parts.expertise && (
          <ButtonLink to="/expertise" look="quiet">
            {i18n.t('common.meet-experts')}
          </ButtonLink>
        )}
      </CallToAction>
    </>
  )
}

/* Without its photo the list has all of the width. */
const Reasons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 1.5rem clamp(2rem, 4vw, 4rem);

  > * {
    flex: 1 1 18rem;
  }
`
