import styled from 'styled-components'
import { caseStudies } from '#content/projects/case-studies.ts'
import { projects, type ProjectSlug } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { framed } from '#ui/card.tsx'
import { Kicker } from '#ui/lead.tsx'
import { ArrowLink, BareLink } from '#ui/link.tsx'
import { Tags } from '#ui/tags.tsx'
import { ProjectChart } from '#graphics/projects/project-chart.tsx'
import { CaseFacts } from './case-facts.tsx'

/** A case in the overview: its figures with their chart; subject, duration, team, result, client. */
export function CaseCard({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { text } = projects.find(slug)
  return (
    <Case>
      <ProjectChart slug={slug} />
      <div>
        <Kicker>{i18n.t(text.category)}</Kicker>
        <h2>
          <BareLink to="/projects/$slug" params={{ slug }}>
            {i18n.t(text.title)}
          </BareLink>
        </h2>
        <p>{i18n.t(text.description)}</p>
        <CaseFacts slug={slug} inCard />
      </div>
      <Tags items={caseStudies.find(slug).technologies} label={i18n.t('projects.label.technologies')} />
      <ArrowLink to="/projects/$slug" params={{ slug }}>
        {i18n.t('projects.view-details')}
      </ArrowLink>
    </Case>
  )
}

/** The cases as cards, one below the other. */
export const CaseList = styled.ul`
  display: grid;
  gap: clamp(1.25rem, 2.5vw, 2.25rem);
`

/* On laptops the tags stand below the drawing and the link below the text, so that both columns end together. */
const Case = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem clamp(2.5rem, 5vw, 5rem);
  align-items: start;
  padding: clamp(1.1rem, 2.5vw, 2.25rem);
  ${framed}

  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    gap: 1rem;
    justify-items: start;
  }

  > div > dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    width: 100%;
  }

  > a {
    justify-self: start;
  }

  h2 + p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }
`
