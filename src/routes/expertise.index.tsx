import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { EntryGrid } from '#sections/entry-card.tsx'
import { Photo } from '#sections/photo.tsx'
import { parts } from '#content/company/parts.ts'
import { credentials, expertise, type ExpertiseSlug } from '#content/expertise/expertise.ts'
import { choices, feeOf, type ChoiceFacts } from '#content/expertise/profile-choice.ts'
import type { SiteI18n } from '#i18n/site-i18n.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { columns } from '#style/media.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { TeamMembers } from '#sections/team-members.tsx'
import { ButtonAnchor, ButtonLink, Buttons } from '#ui/button.tsx'
import { SubjectIcon } from '#ui/icons/subject-icon.tsx'
import { Kicker } from '#ui/lead.tsx'
import { Section } from '#ui/section.tsx'
import { Tile, TileGrid } from '#ui/tile.tsx'
import { servicesPage } from '#site/navigation.ts'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/expertise/')({
  staticData: {
    page: parts.expertise && {
      title: /*i18n*/ 'expertise-overview.title',
      description: /*i18n*/ 'expertise-overview.description',
      label: /*i18n*/ 'nav.expertise',
    },
  },
  params: { parse: () => parts.expertise && {} },
  loader: loadPage,
  component: ExpertiseOverview,
})

const shownCredentials = credentials.all.filter((one) => !('figure' in one) || one.figure)

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
            <ButtonAnchor href="#expertise" look="quiet">
              {i18n.t('common.explore-expertise')}
            </ButtonAnchor>
            <ButtonLink to="/contact">{i18n.t('common.get-started')}</ButtonLink>
          </Buttons>
        }
      />
      <Section id="expertise" title={i18n.t('expertise-overview.areas.title')} onLand>
        <EntryGrid
          entries={expertise.all.map(({ slug, icon, image, text }) => ({
            page: { to: '/expertise/$slug', params: { slug } },
            head: (
              <>
                <Photo photo={image} ratio={2.5} />
                <Kicker>{i18n.t(choices.find(slug).text.question)}</Kicker>
              </>
            ),
            name: i18n.t(text.name),
            icon: <SubjectIcon name={icon} />,
            text: i18n.t(text.description),
            ...offerOf(slug, i18n),
          }))}
        />
      </Section>
      {shownCredentials.length > 1 && (
        <Section title={i18n.t('expertise-overview.credentials')}>
          <Credentials>
            {shownCredentials.map(({ slug, icon, text }) => (
              <Tile key={slug}>
                <SubjectIcon name={icon} />
                <h3>{i18n.t(text.title)}</h3>
                <p>{i18n.t(text.description)}</p>
              </Tile>
            ))}
          </Credentials>
        </Section>
      )}
      <TeamMembers />
      <CallToAction
        seed={hero.seed}
        title={i18n.t('expertise-overview.cta.title')}
        text={i18n.t('expertise-overview.cta.text')}
      >
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
        <ButtonLink to={servicesPage} look="quiet">
          {i18n.t('common.view-services')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** What a profile costs and how long that takes. */
function offerOf(slug: ExpertiseSlug, i18n: SiteI18n) {
  const { time, fee, workdays, atLeast }: ChoiceFacts = choices.find(slug)
  const from = (value: string) => (atLeast ? i18n.t('profile-choice.from', { value }) : value)
  const duration = workdays
    ? i18n.t('profile-choice.workdays', { count: time.value })
    : formatQuantity(time, i18n.locale, 'long')
  return {
    figure: from(formatQuantity(feeOf(fee), i18n.locale)),
    outcome: from(duration),
  }
}

const Credentials = styled(TileGrid)`
  ${columns({ desktop: shownCredentials.length })}
`
