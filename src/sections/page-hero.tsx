import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Photo } from './photo.tsx'
import { Strata } from '#ui/strata.tsx'
import { from } from '#style/media.ts'
import type { PhotoId } from '#content/photos.ts'

interface PageHeroProps {
  /** Seed of the horizon, usually the slug of the page. */
  seed: string
  /** The link back, above the title. */
  back?: ReactNode
  /** A few words above the title that say what kind of page it is. */
  kicker?: string
  title: string
  lead?: string
  /** Buttons below the lead. */
  actions?: ReactNode
  /** Further content below the actions, e.g. a proof line. */
  children?: ReactNode
  photo?: PhotoId
}

/** The opening of a page: title and lead on the ground, the land of the page's seed along the horizon below. */
export function PageHero({ seed, back, kicker, title, lead, actions, children, photo }: PageHeroProps) {
  return (
    <Sky>
      <Inner data-photo={photo ? '' : undefined}>
        <Text>
          {back && <div>{back}</div>}
          {kicker && <Kicker>{kicker}</Kicker>}
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
          {actions}
          {children}
        </Text>
        {photo && <Photo photo={photo} seed={seed} ratio={1.25} sizes="(min-width: 64rem) 32rem, 92vw" first />}
      </Inner>
      <Land>
        <Strata seed={seed} kind="horizon" />
      </Land>
    </Sky>
  )
}

const Sky = styled.div`
  position: relative;
  padding-top: calc(var(--header) + clamp(2rem, 6vw, 5rem));
  background: linear-gradient(var(--sky-top) 55%, var(--sky-bottom));
  overflow: hidden;
`

const Inner = styled.div`
  position: relative;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
  display: grid;
  gap: 2.5rem;

  > * {
    min-width: 0;
  }

  &[data-photo] {
    @media ${from.laptop} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
      gap: clamp(3rem, 6vw, 6rem);
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
`

const Kicker = styled.p`
  color: var(--ember);
  font-weight: 600;
`

const Title = styled.h1`
  font-size: var(--title-xl);
  line-height: 0.98;
  letter-spacing: -0.03em;
  max-width: 16ch;
  overflow-wrap: anywhere;

  [data-photo] & {
    font-size: clamp(2.25rem, 1.5rem + 3.4vw, 4.25rem);
  }
`

const Lead = styled.p`
  max-width: var(--measure);
  font-size: var(--text-l);
  color: var(--ink-soft);
`

const Land = styled.div`
  position: relative;
  height: clamp(7rem, 17vw, 15rem);
  margin-top: clamp(1rem, 3vw, 2.5rem);

  @media print {
    display: none;
  }
`
