import styled from 'styled-components'
import type { CaseStudy } from '#content/projects/cases.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { plainText } from '#locale/format.ts'
import { from } from '#style/media.ts'
import { framed } from '#ui/card.tsx'
import { Kicker } from '#ui/lead.tsx'
import { ArrowLink, BareLink } from '#ui/link.tsx'
import { Unseen } from '#ui/unseen.tsx'
import { BeforeAfter } from '#graphics/before-after.tsx'
import { CaseFacts } from './case-facts.tsx'

/** A case in the overview: its figures with their chart; subject, duration, team, result, client. */
export function CaseCard({ study }: { study: CaseStudy }) {
  const i18n = useI18n()
  const { slug, text, technologies } = study
  return (
    <Case>
      <BeforeAfter title={i18n.t(text.measure)} {...study.measured} />
      <div>
        <Kicker>{i18n.t(text.category)}</Kicker>
        <h2>
          <BareLink to="/projects/$slug" params={{ slug }}>
            {i18n.t(text.title)}
          </BareLink>
        </h2>
        <p>{i18n.t(text.description)}</p>
        <CaseFacts study={study} inCard />
      </div>
      <small>
        <Unseen>{`${i18n.t('projects.label.technologies')}: `}</Unseen>
        <span>{technologies.join(', ')}</span>
      </small>
      <ArrowLink to="/projects/$slug" params={{ slug }}>
        <span>{i18n.t('projects.view-details')}</span>
        <Unseen>{`: ${plainText(i18n.t(text.title))}`}</Unseen>
      </ArrowLink>
    </Case>
  )
}

/** The cases as cards, one below the other; the first one speaks for all. */
export const CaseList = styled.ul`
  display: grid;
  gap: var(--space-card);

  @media ${from.laptop} {
    > :first-child {
      --figure-l: 6rem;
    }
  }
`

/* On laptops and on paper two columns: the drawing above the technologies, the text and the facts above the link. */
const Case = styled.article`
  display: grid;
  gap: 1rem clamp(1.5rem, 4vw, 4rem);
  align-items: start;
  padding: var(--space-card);
  ${framed}

  @media ${from.laptop}, print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    gap: 0.6rem;
  }

  dl {
    gap: 0.75rem 1.25rem;
  }

  @media not ${from.tablet} {
    > div > dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.35rem;

      > div {
        grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
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
