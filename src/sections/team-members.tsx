import styled from 'styled-components'
import { team } from '#content/company/team.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatLanguages } from '#locale/format.ts'
import { columns, from } from '#style/media.ts'
import { Monogram } from '#ui/monogram.tsx'
import { Section } from '#ui/section.tsx'
import { tile } from '#ui/tile.tsx'

interface TeamMembersProps {
  /** Right below a hero they are its cards, and their title is only heard. */
  inHero?: boolean
}

/** The people a client works with: the role of each, what they refuse to do, and their languages. */
export function TeamMembers({ inHero = false }: TeamMembersProps) {
  const i18n = useI18n()
  if (team.all.length === 0) return null
  return (
    <Section id="team" title={i18n.t('team.title')} onLand={inHero}>
      <Members role="list">
        {team.all.map(({ slug, name, languages, text: { role, refuses } }, index) => (
          <li key={slug}>
            <Monogram name={name} tone={index} />
            <h3>{name}</h3>
            <small>{i18n.t(role)}</small>
            <blockquote>{i18n.t(refuses)}</blockquote>
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
  gap: clamp(0.75rem, 1.5vw, 1.25rem);

  > li {
    ${tile}
  }

  ${columns({ tablet: 2, desktop: Math.max(2, Math.min(team.all.length, 4)) })}

  @media ${from.tablet} {
    /* The parts of neighbors begin on the same line. */
    > li {
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
  }

  > li > :first-child {
    width: min(6rem, 100%);
    aspect-ratio: 1;
    font-size: var(--title-m);
  }

  /* On phones the name and the role stand beside it. */
  @media not ${from.tablet} {
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    }

    > li > :first-child {
      grid-row: span 2;
    }

    h3 {
      align-self: end;
    }

    blockquote,
    small:last-child {
      grid-column: 1 / -1;
    }
  }

  blockquote {
    font: 400 var(--text-l) / 1.3 var(--font-display);
  }
`
