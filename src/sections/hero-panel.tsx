import styled from 'styled-components'
import type { PhotoId } from '#content/photos.ts'
import { from } from '#style/media.ts'
import { Landscape } from '#ui/art/landscape.tsx'
import { Photo } from './photo.tsx'

interface HeroPanelProps {
  /** Seed of the art behind the photo. */
  seed: string
  photo: PhotoId | undefined
}

/** The image of a hero: next to the title up to the screen edge on wide screens, full width on others. */
export function HeroPanel({ seed, photo }: HeroPanelProps) {
  return (
    <Panel data-photo={photo ? '' : undefined}>
      {photo ? (
        <Photo photo={photo} seed={seed} ratio={1.25} sizes="(min-width: 64rem) 46vw, 100vw" first />
      ) : (
        <Landscape seed={seed} />
      )}
      <Edge>
        <Landscape seed={`${seed} edge`} kind="edge" />
      </Edge>
    </Panel>
  )
}

const Panel = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  margin-inline: calc(-1 * var(--gutter));
  aspect-ratio: 2;

  &[data-photo] {
    aspect-ratio: 1.25;

    @media ${from.tablet} {
      aspect-ratio: 1.8;
    }
  }

  /* Extends to the edge of the screen; the hero clips the width of the scroll bar. */
  @media ${from.laptop} {
    &,
    &[data-photo] {
      aspect-ratio: auto;
    }
    align-self: stretch;
    min-height: clamp(26rem, 60vh, 42rem);
    margin-inline: 0 calc(-1 * max(var(--gutter), (100vw - var(--page)) / 2 + var(--gutter)));
  }

  > :first-child {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    border-radius: 0;
  }

  @media print {
    display: none;
  }
`

/** A ridge in the page background's color that overlaps the lower edge of the image. */
const Edge = styled.div`
  position: absolute;
  inset: auto 0 -1px;
  height: clamp(1.5rem, 4vw, 3.5rem);
`
