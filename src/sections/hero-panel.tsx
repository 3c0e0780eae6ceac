import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from, notPrinted } from '#style/media.ts'
import { Landscape } from '#ui/art/landscape.tsx'
import type { Light } from '#ui/art/scene.ts'

interface HeroPanelProps {
  seed: string
  light?: Light | undefined
  /** A graphic in front of the art, on a ground of its own. */
  graphic?: ReactNode
}

/**
 * The art of a hero, or a graphic in front of it: next to the title up to the screen edge on wide screens, full width on
 * others.
 */
export function HeroPanel({ seed, light, graphic }: HeroPanelProps) {
  if (graphic)
    return (
      <GraphicPanel>
        <Landscape seed={seed} light={light} />
        <Sheet>{graphic}</Sheet>
      </GraphicPanel>
    )
  return (
    <Panel>
      <Landscape seed={seed} light={light} />
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

  /* Extends to the edge of the screen; the hero clips the width of the scroll bar. */
  @media ${from.laptop} {
    aspect-ratio: auto;
    align-self: stretch;
    min-height: clamp(26rem, 60vh, 42rem);
    margin-inline: 0 calc(-1 * max(var(--gutter), (100vw - var(--page)) / 2 + var(--gutter)));
  }

  ${notPrinted}
`

const GraphicPanel = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  /* Centered, it would move while its content is parsed. */
  align-items: start;
  margin-inline: calc(-1 * var(--gutter));
  padding: clamp(1.25rem, 4vw, 3.5rem) var(--gutter);

  > svg {
    z-index: -1;
  }

  @media ${from.laptop} {
    align-self: stretch;
    min-height: clamp(30rem, 72vh, 46rem);
    margin-inline: 0 calc(-1 * max(var(--gutter), (100vw - var(--page)) / 2 + var(--gutter)));
    padding-inline: clamp(1.5rem, 3vw, 3.5rem) max(var(--gutter), (100vw - var(--page)) / 2 + var(--gutter));
  }

  @media print {
    margin-inline: 0;
    padding: 0;
    > svg {
      display: none;
    }
  }
`

const Sheet = styled.div`
  min-width: 0;
  padding: clamp(1.1rem, 2.4vw, 2rem);
  border: 1px solid var(--line);
  border-radius: calc(2 * var(--radius));
  background: var(--raised);

  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`

/** A ridge in the page background's color that overlaps the lower edge of the art. */
const Edge = styled.div`
  position: absolute;
  inset: auto 0 -1px;
  height: clamp(1.5rem, 4vw, 3.5rem);
`
