import { services } from '#content/services/services.ts'
import { testimonialsOf } from '#content/testimonials.ts'
import { serviceStats } from '#content/services/service-stats.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { Glance } from '#sections/glance.tsx'
import { ServiceRelated } from '#sections/service-related.tsx'
import { Stats } from '#sections/stats.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { Process } from '#sections/process.tsx'
import { ServiceGrid } from '#routes/-services/service-grid.tsx'
import { TeamMembers } from '#sections/team-members.tsx'
import { ClientQuotes, type Quote } from '#sections/client-quotes.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { BackLink } from '#ui/link.tsx'
import { HomeHero } from '../../../src/routes/-home/home-hero.tsx'
import { lines, namedLines } from '#i18n/use-i18n.ts'
import { SavingsCalculator } from '#features/savings/savings-calculator.tsx'
import { Stories } from '../../../src/routes/-home/stories.tsx'
import { localized, type Story } from '../story.ts'

const [service] = services.all
if (!service) throw new Error('There is no service')
const quotes: readonly Quote[] = testimonialsOf(service.slug)

/** Page sections. */
export const sections: readonly Story[] = [
  {
    name: 'page hero',
    size: 'page',
    render: (i18n) => (
      <PageHero
        seed="services-overview"
        title={localized(i18n, 'What we build', 'Geschäftsprozessautomatisierungsdienstleistungen')}
        lead={i18n.t('services-overview.subtitle')}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('common.get-started')}</ButtonLink>
          </Buttons>
        }
      />
    ),
  },
  {
    name: 'page hero, graphic',
    size: 'page',
    render: (i18n) => (
      <PageHero
        seed={service.slug}
        back={<BackLink to="/">{i18n.t('common.back-home')}</BackLink>}
        kicker={i18n.t('nav.services')}
        title={i18n.t(service.text.name)}
        slogan={i18n.t(service.text.headline)}
        lead={i18n.t(service.text.lead)}
        graphic={<Glance figure={service.price} outcome={lines(i18n.t(service.text.results))[0]} />}
      />
    ),
  },
  {
    name: 'home hero',
    size: 'page',
    render: (i18n) => <HomeHero title={i18n.t('home.hero.title')} seed="mesa" />,
  },
  {
    name: 'stats',
    size: 'page',
    render: (i18n) => (
      <Stats stats={serviceStats.all.map(({ value, text }) => ({ value, label: i18n.t(text.label) }))} />
    ),
  },
  {
    name: 'process',
    size: 'page',
    render: (i18n) => (
      <Process steps={namedLines(i18n.t(service.text.process)).map(([step, description]) => ({ step, description }))} />
    ),
  },
  {
    name: 'testimonials',
    size: 'page',
    render: (i18n) => (
      <ClientQuotes
        testimonials={quotes.map(({ text: { content }, ...quote }) => ({ ...quote, content: i18n.t(content) }))}
      />
    ),
  },
  { name: 'team', size: 'page', render: () => <TeamMembers /> },
  { name: 'service grid', size: 'page', render: () => <ServiceGrid slugs={services.slugs.slice(0, 3)} /> },
  { name: 'service, related', size: 'page', render: () => <ServiceRelated slug={service.slug} /> },
  { name: 'savings calculator', size: 'page', render: () => <SavingsCalculator onSend={() => undefined} /> },
  { name: 'stories', size: 'page', render: () => <Stories /> },
  {
    name: 'call to action',
    size: 'page',
    render: (i18n) => (
      <CallToAction seed="tools" title={i18n.t('tools-overview.cta.title')} text={i18n.t('tools-overview.cta.text')}>
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
      </CallToAction>
    ),
  },
]
