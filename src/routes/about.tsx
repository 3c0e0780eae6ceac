import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { clients } from '#content/clients.ts'
import { about } from '#content/german/about-page.ts'
import { aboutQuotes } from '#content/german/about-quotes.ts'
import { parts } from '#content/company/parts.ts'
import { team } from '#content/company/team.ts'
import { documentTitles } from '#content/documents/document-titles.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { LanguageNote } from '#sections/language-note.tsx'
import { Stats } from '#sections/stats.tsx'
import { TeamMembers } from '#sections/team-members.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ClientQuotes } from '#sections/client-quotes.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { SubjectIcon } from '#ui/icons/subject-icon.tsx'
import { ArrowLink } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Section } from '#ui/section.tsx'
import { Tile, TileGrid } from '#ui/tile.tsx'
import { GermanPart } from './-layout/german-part.tsx'
import { servicesPage } from '#site/navigation.ts'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/about')({
  staticData: {
    page: parts.about && {
      ...documentTitles.about,
      label: /*i18n*/ 'nav.about',
      schema: { type: 'AboutPage', company: true },
    },
  },
  params: { parse: () => parts.about && {} },
  loader: loadPage,
  component: About,
})

const quotes = clients.slugs.flatMap((client) => {
  const said = aboutQuotes[client]
  return said ? [{ client, ...said }] : []
})

/** The About page; its content is always German. */
function About() {
  const i18n = useI18n()
  const hero = useHero()
  const { lang, name, lead, capabilities, statistics, philosophy, testimonials, action } = about
  return (
    <GermanPart>
      <PageHero
        {...hero}
        kicker={name}
        size={team.all.length > 0 ? 'display' : 'quiet'}
        lead={lead}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{action.toContact}</ButtonLink>
            <ArrowLink to={servicesPage}>{action.toServices}</ArrowLink>
          </Buttons>
        }
      >
        {i18n.locale !== lang && (
          <LanguageNote lang={i18n.locale} text={i18n.t('about.german-only')}>
            {parts.expertise && team.all.length > 0 && (
              <ArrowLink to="/expertise" hash="team">
                {i18n.t('about.to-expertise')}
              </ArrowLink>
            )}
            <ArrowLink to="/services-overview">{i18n.t('about.to-services')}</ArrowLink>
          </LanguageNote>
        )}
      </PageHero>
      <TeamMembers inHero />
      <Section title={capabilities.title}>
        <TileGrid>
          {capabilities.items.map(({ icon, title: capability, text }, index) => (
            <Tile key={index}>
              <SubjectIcon name={icon} />
              <h3>{capability}</h3>
              <p>{text}</p>
            </Tile>
          ))}
        </TileGrid>
      </Section>
      <Stats title={statistics.title} stats={statistics.items}>
        {statistics.note && <Note>{statistics.note}</Note>}
      </Stats>
      <Section title={philosophy.title}>
        <Principles>
          {philosophy.principles.map(({ claim, text }, index) => (
            <div key={index}>
              <h3>{claim}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Principles>
      </Section>
      {quotes.length > 0 && (
        <Section title={testimonials}>
          <ClientQuotes testimonials={quotes} />
        </Section>
      )}
      <CallToAction seed={hero.seed} title={action.title} text={action.text}>
        <ButtonLink to="/contact">{action.toContact}</ButtonLink>
        <ButtonLink to={servicesPage} look="quiet">
          {action.toServices}
        </ButtonLink>
      </CallToAction>
    </GermanPart>
  )
}

const Principles = styled.div`
  display: grid;
  gap: 2rem clamp(1.5rem, 2.5vw, 4rem);

  > div {
    display: grid;
    row-gap: 0.75rem;
  }

  @media ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The claims and the texts of all columns begin on the same line. */
    > div {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }

  p {
    color: var(--ink-soft);
  }
`
