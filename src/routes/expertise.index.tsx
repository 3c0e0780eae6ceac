import { createFileRoute } from '@tanstack/react-router'
import styled from 'styled-components'
import { EntryGrid } from '#sections/entry-card.tsx'
import { Photo } from '#sections/photo.tsx'
import { credentials, expertise } from '#content/expertise/expertise.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columns, from } from '#style/media.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { TeamMembers } from '#sections/team-members.tsx'
import { expertiseGraphics } from '#graphics/page-graphics.tsx'
import { ProfileChooser } from '#graphics/expertise/profile-chooser.tsx'
import { ButtonAnchor, ButtonLink, Buttons } from '#ui/button.tsx'
import { SubjectIcon } from '#ui/icons/subject-icon.tsx'
import { Miniature } from '#ui/miniature.tsx'
import { Section } from '#ui/section.tsx'
import { Tile, TileGrid } from '#ui/tile.tsx'
import { loadPage, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/expertise/')({
  staticData: {
    page: {
      title: /*i18n*/ 'expertise-overview.title',
      description: /*i18n*/ 'expertise-overview.description',
      label: /*i18n*/ 'nav.expertise',
    },
  },
  loader: (navigation) => loadPage(navigation, expertiseGraphics),
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
        graphic={<ProfileChooser />}
      />
      {shownCredentials.length > 1 && (
        <Section space="tight" title={i18n.t('expertise-overview.credentials')}>
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
      <Section id="expertise" title={i18n.t('expertise-overview.areas.title')}>
        <EntryGrid
          entries={expertise.all.map(({ slug, icon, image, text }) => ({
            page: { to: '/expertise/$slug', params: { slug } },
            name: i18n.t(text.name),
            icon: <SubjectIcon name={icon} />,
            picture: (
              <Document>
                <Miniature>
                  <expertiseGraphics.Graphic slug={slug} />
                </Miniature>
                <Photo photo={image} sizes="8rem" />
              </Document>
            ),
            text: i18n.t(text.description),
          }))}
        />
      </Section>
      <TeamMembers />
      <CallToAction
        seed={hero.seed}
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

const Credentials = styled(TileGrid)`
  ${columns({ desktop: shownCredentials.length })}
`

/* The photo lies on a corner of the document. */
const Document = styled.div`
  position: relative;
  --ratio: 2.7;

  > :last-child {
    position: absolute;
    inset: auto 0 0 auto;
    width: 100%;
    border-radius: 0;

    @media ${from.tablet} {
      width: 36%;
    }
  }
`
