import styled from 'styled-components'
import { caseStudies } from '#content/case-studies.ts'
import { projects, type ProjectSlug } from '#content/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columns, from } from '#style/media.ts'
import { Kicker } from '#ui/lead.tsx'
import { ArrowLink, BareLink } from '#ui/link.tsx'
import { Photo } from '#sections/photo.tsx'
import { Tags } from '#ui/tags.tsx'
import { ProjectChart } from '#graphics/projects/project-chart.tsx'
import { useCaseFacts } from './use-case-facts.tsx'

/** A case in the overview: subject, duration, team, result, client. */
export function CaseCard({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { image, text } = projects.find(slug)
  const { results, duration, team, client } = useCaseFacts(slug)
  return (
    <Case>
      <div>
        <Photo photo={image} seed={`projects/${slug}`} ratio={2.4} sizes="(min-width: 44rem) 45vw, 92vw" />
        <Sheet>
          <ProjectChart slug={slug} brief />
        </Sheet>
      </div>
      <div>
        <Kicker>{i18n.t(text.category)}</Kicker>
        <h2>
          <BareLink to="/projects/$slug" params={{ slug }}>
            {i18n.t(text.title)}
          </BareLink>
        </h2>
        <p className="headline">{i18n.t(text.headline)}</p>
        <p>{i18n.t(text.description)}</p>
        <dl>
          {[results, duration, team, client].map(({ label, value }) => (
            <div key={label} data-proof={label === results.label ? '' : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Tags items={caseStudies[slug].technologies} label={i18n.t('projects.label.technologies')} />
        <ArrowLink to="/projects/$slug" params={{ slug }}>
          {i18n.t('projects.view-details')}
        </ArrowLink>
      </div>
    </Case>
  )
}

/** The cases in a column; on wider screens the photos alternate sides. */
export const CaseList = styled.ul`
  display: grid;
  gap: calc(var(--space-section) * 0.75);

  @media ${from.tablet} {
    > li:nth-child(even) article > :first-child {
      order: 2;
    }
  }
`

/* In front of the lower edge of the photo. */
const Sheet = styled.div`
  position: relative;
  margin: -3.5rem clamp(1rem, 3vw, 2rem) 0;
  padding: clamp(1rem, 2vw, 1.75rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--raised);

  @media print {
    margin: 0;
  }
`

const Case = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 4vw, 4rem);
  align-items: start;

  ${columns({ tablet: 2 })}

  @media ${from.laptop} {
    align-items: center;
  }

  > div:last-child {
    display: grid;
    gap: 1rem;
    justify-items: start;
  }

  .headline {
    margin-top: -0.6rem;
    font-family: var(--font-display);
    font-size: var(--title-s);
    font-weight: 500;
    line-height: 1.2;
    text-wrap: balance;
  }

  .headline + p {
    color: var(--ink-soft);
    max-width: var(--measure);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.75rem 1.5rem;
    width: 100%;
    font-size: var(--text-s);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    font-weight: 500;
  }

  [data-proof] dd {
    color: var(--positive);
    font-weight: 600;
  }
`
