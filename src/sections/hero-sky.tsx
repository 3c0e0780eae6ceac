import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Container } from '#ui/section.tsx'

/** The first part of a page, whose landscape lies behind its lower end. */
export const HeroSky = styled.div`
  position: relative;
  padding-top: clamp(1.5rem, 4vh, 3rem);
  overflow: hidden;

  &[data-horizon] {
    --land: max(6rem, 13vw);

    /* Otherwise the sun would rise behind the buttons. */
    > :last-child > svg {
      scale: -1 1;
    }
  }

  /* The first row of cards stands on the land, with the sun and the highest hills above it. */
  &[data-horizon='display'] + :is(section, [data-deferred]) {
    margin-top: min(-11vw, -0.55 * var(--land));
    padding-top: 0;
  }

  /* Above them their filter, if there is room for both. */
  @media ${from.laptop} {
    &[data-horizon='display'] + :has([role='group']) {
      margin-top: -13.75vw;
    }
  }
`

/** Text and pictures in front of a landscape. */
export const HeroInner = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: clamp(2rem, 4vw, 4rem);

  @media ${from.laptop}, print {
    &[data-beside] {
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      /* Aligned to the top, so that content parsed later does not move what is already visible. */
      align-items: start;
    }
  }
`
