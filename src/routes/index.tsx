import { createFileRoute, useRouter } from '@tanstack/react-router'
import { addToDraft } from '#features/contact/contact-draft.ts'
import { SavingsCalculator } from '#features/savings/savings-calculator.tsx'
import { company } from '#content/company/company.ts'
import { parts } from '#content/company/parts.ts'
import { trackRecord } from '#content/company/track-record.ts'
import { homeStats, stories } from '#content/home/home.ts'
import { firstServices } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Stats } from '#sections/stats.tsx'
import { ServiceGrid } from './-services/service-grid.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { ArrowLink } from '#ui/link.tsx'
import { FoldedNotes } from '#ui/note.tsx'
import { Section } from '#ui/section.tsx'
import { Assurances } from './-home/assurances.tsx'
import { HomeHero } from './-home/home-hero.tsx'
import { Pains } from './-home/pains.tsx'
import { Stories } from './-home/stories.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/')({
  staticData: {
    page: {
      title: /*i18n*/ 'home.title',
      description: /*i18n*/ 'home.description',
      headline: /*i18n*/ 'home.hero.title',
      schema: { company: true },
    },
  },
  loader: loadPage,
  component: Home,
})

function Home() {
  const i18n = useI18n()
  const hero = useHero()
  const router = useRouter()
  return (
    <>
      <HomeHero {...hero} />
      {parts.assurances && <Assurances />}
      <Section title={i18n.t('home.pains.title')}>
        <Pains />
        {parts.calculator && (
          <SavingsCalculator
            onSend={(request) => {
              addToDraft('calculation', request)
              void router.navigate({ to: '/contact', hash: 'contact-form' })
            }}
          />
        )}
      </Section>
      {stories.all.length > 0 && (
        <Section title={i18n.t('home.stories.title')}>
          <Stories />
        </Section>
      )}
      <Section
        id="services"
        title={i18n.t('home.services.title')}
        note={<ArrowLink to="/services-overview">{i18n.t('home.services.all')}</ArrowLink>}
      >
        <ServiceGrid slugs={firstServices} columns={2} />
      </Section>
      {parts.figures && (
        <Stats
          title={i18n.t('home.stats.title')}
          space="tight"
          stats={homeStats.all.map(({ value, text }) => ({ value, label: i18n.t(text.label) }))}
        >
          <FoldedNotes
            title={i18n.t('common.how-counted')}
            notes={[trackRecord.roi && i18n.t('common.roi'), i18n.t('home.stats.note')]}
          />
        </Stats>
      )}
      <CallToAction
        id="contact"
        seed={hero.seed}
        title={i18n.t('home.offer.title')}
        text={
          <>
            <p>{i18n.t('home.offer.text')}</p>
            <p>{i18n.t('home.offer.session')}</p>
          </>
        }
      >
        <ButtonLink to="/contact">{i18n.t('home.offer.action')}</ButtonLink>
        <ButtonAnchor href={company.phone.href} look="quiet">
          {i18n.t('home.offer.call')}
        </ButtonAnchor>
      </CallToAction>
    </>
  )
}
