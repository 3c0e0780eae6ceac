import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HeroPanel } from './hero-panel.tsx'
import { Landscape } from '#ui/art/landscape.tsx'
import type { Light } from '#ui/art/scene.ts'
import { from, notPrinted } from '#style/media.ts'
import { Kicker, Lead } from '#ui/lead.tsx'
import { Container } from '#ui/section.tsx'

interface PageHeroProps {
  /** Seed of the art, usually the slug of the page. */
  seed: string
  /** Time of day of the art; by default derived from the seed. */
  light?: Light | undefined
  back?: ReactNode
  /** A short label above the title: the kind of page. */
  kicker?: string
  /** The h1. */
  title: string
  /** A short promise in large type below the title. */
  slogan?: string
  /** A line between slogan and lead, e.g. outcome and price. */
  glance?: ReactNode
  lead?: string
  actions?: ReactNode
  /** Further content below the actions, e.g. a proof line. */
  children?: ReactNode
  /** What the page shows, e.g. a chart, in front of the art next to the text. */
  graphic?: ReactNode
  /** `panorama` is a landscape along the bottom; `panel` is art next to the text, as a graphic implies. */
  art?: 'panorama' | 'panel'
}

/** The hero of a page: title and lead, with a landscape or graphic next to or below them. */
export function PageHero({
  seed,
  light,
  back,
  kicker,
  title,
  slogan,
  glance,
  lead,
  actions,
  children,
  graphic,
  art,
}: PageHeroProps) {
  const panel = graphic !== undefined || art === 'panel'
  return (
    <Sky data-art={panel ? 'panel' : 'panorama'}>
      <Inner data-beside={graphic ? 'graphic' : panel ? 'panel' : undefined}>
        <Text>
          {back && <div>{back}</div>}
          {kicker && <Kicker>{kicker}</Kicker>}
          <Title>{title}</Title>
          {slogan && <Slogan>{slogan}</Slogan>}
          {glance}
          {lead && <Lead>{lead}</Lead>}
          {actions}
          {children}
        </Text>
        {panel && <HeroPanel seed={seed} light={light} graphic={graphic} />}
      </Inner>
      {!panel && (
        <Land>
          <Landscape seed={seed} kind="horizon" light={light} />
        </Land>
      )}
    </Sky>
  )
}

const Sky = styled.div`
  position: relative;
  padding-top: var(--header);
  overflow: hidden;

  &[data-art='panorama'] {
    background: linear-gradient(var(--sky-top) 55%, var(--sky-bottom));
  }
`

const Inner = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 2.5rem) clamp(3rem, 6vw, 6rem);

  &[data-beside] {
    @media ${from.laptop} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      /* Aligned to the top, so that content parsed later does not move what is already visible. */
      align-items: start;
    }
  }

  &[data-beside='graphic'] {
    @media ${from.laptop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: clamp(2rem, 4vw, 4rem);
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  padding-top: clamp(2rem, 6vw, 5rem);

  @media ${from.laptop} {
    [data-beside='panel'] > &,
    [data-beside='graphic'] > & {
      padding-block: clamp(3rem, 6vw, 6rem);
    }
  }
`

const Title = styled.h1`
  font-size: var(--title-xl);
  line-height: 0.98;
  letter-spacing: -0.03em;
  max-width: 16ch;

  [data-beside] & {
    /* The smaller slope keeps long German names whole on the narrowest phones. */
    font-size: clamp(1.8rem, min(0.6rem + 6vw, 1.5rem + 3.4vw), 4.25rem);
  }

  /* A graphic leaves half of the page to the text. */
  @media ${from.laptop} {
    [data-beside='graphic'] & {
      font-size: clamp(1.8rem, 1.4rem + 2.4vw, 3.9rem);
    }
  }
`

const Slogan = styled.p`
  max-width: 24ch;
  font-family: var(--font-display);
  font-size: var(--title-m);
  font-weight: 500;
  line-height: 1.15;
  letter-spacing: -0.015em;
  text-wrap: balance;
`

const Land = styled.div`
  position: relative;
  height: clamp(7rem, 17vw, 15rem);
  margin-top: clamp(1rem, 3vw, 2.5rem);

  ${notPrinted}
`
