import { createFileRoute } from '@tanstack/react-router'
import { parts } from '#content/company/parts.ts'
import { topicStats } from '#content/why-ai/topic-stats.ts'
import { whyAiStats } from '#content/why-ai/why-ai-overview.ts'
import { whyAi } from '#content/why-ai/why-ai.ts'
import { EntryGrid } from '#sections/entry-card.tsx'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { Stats } from '#sections/stats.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Section } from '#ui/section.tsx'
import { servicesPage } from '#site/navigation.ts'
import { loadPage, useHero } from '#site/use-page.ts'
import { Impacts } from './-why-ai/impacts.tsx'

export const Route = createFileRoute('/why-ki')({
  staticData: {
    page: parts.whyAi && {
      title: /*i18n*/ 'why-ki.title',
      description: /*i18n*/ 'why-ki.description',
      label: /*i18n*/ 'nav.why-ai',
    },
  },
  params: { parse: () => parts.whyAi && {} },
  loader: loadPage,
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
          </Buttons>
        }
      />
      <Stats
        title={i18n.t('why-ki.stats')}
        onLand
        stats={whyAiStats.all.map(({ value, text }) => ({ value, label: i18n.t(text.label) }))}
      >
        <Note>{i18n.t('why-ki.stats.note')}</Note>
      </Stats>
      <Section title={i18n.t('why-ki.topics.title')}>
        <EntryGrid
          largeFigures
          entries={whyAi.all.map(({ slug, text }) => ({
            page: { to: '/why-ai/$slug', params: { slug } },
            name: i18n.t(text.title),
            text: i18n.t(text.description),
            figure: topicStats[slug][0],
            outcome: lines(i18n.t(text.tiles))[0],
          }))}
        />
      </Section>
      <Section title={i18n.t('why-ki.areas.title')} lead={i18n.t('why-ki.areas.lead')}>
        <Impacts />
      </Section>
      <CallToAction
        seed={hero.seed}
        title={i18n.t('why-ki.future.title')}
        text={lines(i18n.t('why-ki.future.text')).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      >
        <ButtonLink to="/contact">{i18n.t('common.start-journey')}</ButtonLink>
        <ButtonLink to={i18n.locale === 'de' ? servicesPage : '/services-overview'} look="quiet">
          {i18n.t('common.explore-services')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
