import styled from 'styled-components'
import { team } from '#content/company/team.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatLanguages } from '#locale/format.ts'
import { columns, from } from '#style/media.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Person } from '#ui/person.tsx'
import { Section } from '#ui/section.tsx'

/** The people a client works with: what each of them does and refuses to do, and their languages. */
export function TeamMembers() {
  const i18n = useI18n()
  if (team.all.length === 0) return null
  return (
    <Section id="team" title={i18n.t('team.title')} lead={i18n.t('team.lead')}>
      <Members role="list">
        {team.all.map(({ slug, name, languages, text: { role, refuses, work } }, index) => (
          <li key={slug}>
            <Person>
              <Monogram name={name} tone={index} />
              <div>
                <h3>{name}</h3>
                <span>{i18n.t(role)}</span>
              </div>
            </Person>
            <blockquote>{i18n.t(refuses)}</blockquote>
            <p>{i18n.t(work)}</p>
            <Languages tags={languages} />
          </li>
        ))}
      </Members>
    </Section>
  )
}

/** Renders after the first paint of a page that has been opened by a link: the first names of languages take 12 ms on a phone. */
function Languages({ tags }: { tags: readonly string[] }) {
  return <small>{formatLanguages(tags, useI18n().locale)}</small>
}

const Members = styled.ul`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem) clamp(1.5rem, 3vw, 2.5rem);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    align-content: start;
    padding-top: 1rem;
    border-top: 1px solid var(--line-strong);
  }

  ${columns({ tablet: 2, desktop: Math.max(2, Math.min(team.all.length, 4)) })}

  @media ${from.tablet} {
    /* The parts of neighbors begin on the same line. */
    > li {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }

  /* Names begin on the same line, however long the roles are. */
  > li > :first-child {
    align-items: start;
  }

  h3 {
    font-size: var(--text-l);
    line-height: 1.2;
    color: var(--ink);
  }

  blockquote {
    font: 400 var(--text-l) / 1.3 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`
