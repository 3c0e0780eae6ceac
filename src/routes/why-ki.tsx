import { createFileRoute } from '@tanstack/react-router'
import { lines } from '#i18n/lines.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { DownLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { useHero } from './-use-page.ts'
import { Impacts } from './-why-ki/impacts.tsx'
import { StatCharts } from '#graphics/why-ki/stat-charts.tsx'
import { TopicCards } from './-why-ki/topic-cards.tsx'

export const Route = createFileRoute('/why-ki')({
  staticData: {
    page: {
      title: /*i18n*/ 'why-ki.title',
      description: /*i18n*/ 'why-ki.description',
      label: /*i18n*/ 'nav.why-ai',
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
        actions={
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
            <DownLink href="#topics">{i18n.t('why-ki.to-topics')}</DownLink>
          </Buttons>
        }
        graphic={<StatCharts />}
      />
      <Section id="topics" tone="raised" title={i18n.t('why-ki.topics.title')} lead={i18n.t('why-ki.topics.lead')}>
        <TopicCards />
      </Section>
      <Section title={i18n.t('why-ki.areas.title')} lead={i18n.t('why-ki.areas.lead')}>
        <Impacts />
      </Section>
      <CallToAction
        seed={hero.seed}
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
