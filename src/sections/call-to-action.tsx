import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { from } from '#style/media.ts'
import { Buttons } from '#ui/button.tsx'
import { DeferredSection } from '#boot/next-paint.tsx'
import { Land, Landscape } from '#ui/art/landscape.tsx'
import { Lead } from '#ui/lead.tsx'
import { HeroInner } from './hero-sky.tsx'

interface CallToActionProps {
  id?: string
  /** Seed of the landscape, that of the page's hero. */
  seed: string
  title: string
  text?: ReactNode
  /** The buttons; the first one is the primary action. */
  children: ReactNode
}

/** The end of a page: what to do next, in the landscape of its hero, where night falls. */
export function CallToAction({ id, seed, title, text, children }: CallToActionProps) {
  return (
    <DeferredSection>
      <Band id={id}>
        <Inner>
          <Title>{title}</Title>
          <Offer>
            {text && <Text as="div">{text}</Text>}
            <Buttons>{children}</Buttons>
          </Offer>
        </Inner>
        <Nightfall>
          <Landscape seed={seed} light="night" />
          <Landscape seed={seed} />
        </Nightfall>
      </Band>
    </DeferredSection>
  )
}

const Band = styled.section`
  position: relative;
  /* Not hidden: the band would be the scroll container of the night. */
  overflow: clip;
  padding-top: clamp(2.5rem, 5vw, 3rem);
  border-top: 1px solid var(--line);

  @media print {
    && {
      padding-block: 1.5rem 0.5rem;
      background: none;
    }
  }
`

const Inner = styled(HeroInner)`
  gap: 1.5rem clamp(2rem, 4vw, 4rem);

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Title = styled.h2`
  font-size: var(--title-l);
  max-width: 11.34em;
`

const Offer = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
`

const Text = styled(Lead)`
  p + p {
    margin-top: 0.75rem;
  }
`

const nightfall = keyframes`
  from { opacity: 1; }
`

/* The day lies before the night, and fades while it scrolls into view; where nothing moves it is already night. */
const Nightfall = styled(Land)`
  /* The sun has set, and the moon stands above. */
  > :first-child circle {
    cy: 48px;
    r: 28px;
  }

  > :last-child circle {
    display: none;
  }

  > :last-child {
    opacity: 0;
    animation: ${nightfall} linear both;
    animation-timeline: view();
    animation-range: entry 30% entry 170%;
  }

  /* The land ends in the color of the footer. */
  path:last-of-type {
    fill: var(--sunken);
  }
`
