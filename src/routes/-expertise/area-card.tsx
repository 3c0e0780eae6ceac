import styled from 'styled-components'
import { expertise, type ExpertiseSlug } from '#content/expertise.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Photo } from '#sections/photo.tsx'
import { columns, from } from '#style/media.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { CoveringLink } from '#ui/link.tsx'

/** The card of an area of expertise in the overview: photo beside name, promise and description. */
export function AreaCard({ slug }: { slug: ExpertiseSlug }) {
  const i18n = useI18n()
  const { icon, image, text } = expertise.find(slug)
  return (
    <Row>
      <Photo
        photo={image}
        seed={`expertise/${slug}`}
        ratio={0.8}
        sizes="(min-width: 64rem) 15rem, (min-width: 44rem) 34vw, 30vw"
      />
      <CardBody>
        <Icon name={icon} size={28} />
        <h3>
          <CoveringLink to="/expertise/$slug" params={{ slug }}>
            {i18n.t(text.name)}
          </CoveringLink>
        </h3>
        <p>{i18n.t(text.description)}</p>
      </CardBody>
    </Row>
  )
}

const Row = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);

  @media ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  /* The photo is as tall as the text. */
  > :first-child {
    aspect-ratio: auto;
  }

  > :last-child {
    gap: 0.6rem;

    > svg {
      color: var(--accent);
    }
  }

  h3 {
    font-size: var(--title-m);
  }

  p {
    color: var(--ink-soft);
  }

  @media print {
    &:not(:has(img)) {
      grid-template-columns: none;
    }
  }
`

/** The areas in a row of two on wide screens. */
export const AreaGrid = styled.ul`
  display: grid;
  gap: clamp(1rem, 2vw, 1.75rem);

  > li {
    display: grid;
    min-width: 0;
  }

  ${columns({ laptop: 2 })}
`
