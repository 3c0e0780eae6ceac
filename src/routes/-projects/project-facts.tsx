import styled from 'styled-components'
import { projects, type ProjectSlug } from '#content/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Photo } from '#sections/photo.tsx'
import { from } from '#style/media.ts'
import { Tile } from '#ui/tile.tsx'
import { useCaseFacts } from './use-case-facts.tsx'

/** The column beside the story of a case: its photo, and duration, team, results and client as tiles. */
export function ProjectFacts({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { duration, team, results, client } = useCaseFacts(slug)
  return (
    <Column aria-label={i18n.t('projects.label.facts')}>
      <Photo
        photo={projects.find(slug).image}
        seed={`projects/${slug}`}
        ratio={1.6}
        sizes="(min-width: 64rem) 24rem, 92vw"
      />
      <dl>
        {[duration, team, results, client].map(({ label, value }) => (
          <Tile as="div" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Tile>
        ))}
      </dl>
    </Column>
  )
}

const Column = styled.aside`
  @media ${from.laptop} and (min-height: 54rem) {
    position: sticky;
    top: calc(var(--header) + 2rem);
    align-self: start;
  }

  dl {
    display: grid;
    gap: clamp(0.75rem, 1.5vw, 1.25rem);
    margin-top: clamp(0.75rem, 1.5vw, 1.25rem);
  }

  @media ${from.tablet} and (width < 64rem) {
    > :first-child {
      aspect-ratio: 2.6;
    }

    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  dl > div {
    gap: 0.25rem;
  }

  dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  dd {
    font-family: var(--font-display);
    font-size: var(--title-s);
    line-height: 1.25;
    text-wrap: balance;
  }
`
