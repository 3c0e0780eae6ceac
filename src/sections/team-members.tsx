import styled from 'styled-components'
import { team } from '#content/company/team.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useText } from '#i18n/use-i18n.ts'
import { formatLanguages } from '#locale/format.ts'
import { from } from '#style/media.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Person, Portrait } from '#ui/person.tsx'
import { Section } from '#ui/section.tsx'

interface TeamMembersProps {
  /** The language of the page, if it is not that of the visitor. */
  lang?: 'de'
  tone?: 'plain' | 'raised'
}

/** The people a client works with: what each of them does and refuses to do, and their languages. */
export function TeamMembers({ lang, tone }: TeamMembersProps) {
  const i18n = useI18n()
  const text = useText(lang)
  if (team.all.length === 0) return null
  return (
    <Section id="team" title={text(/*i18n*/ 'team.title')} lead={text(/*i18n*/ 'team.lead')} tone={tone ?? 'plain'}>
      <Members role="list">
        {team.all.map(({ slug, name, languages, text: { role, refuses, work } }, index) => (
          <li key={slug}>
            <Person>
              <Portrait>
                <Monogram name={name} tone={index} />
              </Portrait>
              <div>
                <h3>{name}</h3>
                <span>{text(role)}</span>
              </div>
            </Person>
            <blockquote>{text(refuses)}</blockquote>
            <p>{text(work)}</p>
            <small>{formatLanguages(languages, lang ?? i18n.locale)}</small>
          </li>
        ))}
      </Members>
    </Section>
  )
}

const Members = styled.ul`
  display: grid;
  gap: clamp(2rem, 4vw, 3rem) clamp(1.5rem, 3vw, 2.5rem);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    align-content: start;
    padding-top: 1.25rem;
    border-top: 1px solid var(--line-strong);
  }

  @media ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

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
    font: 400 var(--title-s) / 1.3 var(--font-display);
    letter-spacing: -0.01em;
    quotes: auto;
  }

  p,
  small {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`
