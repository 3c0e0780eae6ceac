import styled from 'styled-components'
import { projects, type ProjectSlug } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { framed } from '#ui/card.tsx'
import { Kicker } from '#ui/lead.tsx'
import { ArrowLink, BareLink } from '#ui/link.tsx'
import { Tags } from '#ui/tags.tsx'
import { ProjectChart } from '#graphics/projects/project-chart.tsx'
import { useCase } from '#graphics/projects/use-case.ts'
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
      </div>
      <CaseFacts slug={slug} inCard />
      <Tags items={useCase(slug).technologies} label={i18n.t('projects.label.technologies')} />
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

/* On laptops one row: the drawing, the text, the facts; below them the tags and the link. */
const Case = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem clamp(1.5rem, 3vw, 2.5rem);
  align-items: start;
  padding: clamp(1.1rem, 2.5vw, 2.25rem);
  ${framed}

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr);

    > ul {
      grid-column: span 2;
    }
  }

  > div {
    display: grid;
    gap: 0.6rem;
    justify-items: start;
  }

  > dl {
    gap: 0.6rem 1rem;

    @media ${from.laptop} {
      grid-template-columns: minmax(0, 1fr);
    }

    @media not ${from.tablet} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.35rem;

      > div {
        grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
      }
    }
  }

  > a {
    justify-self: start;
  }

  h2 + p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }
`
