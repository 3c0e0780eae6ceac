import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from, notPrinted } from '#style/media.ts'
import { Buttons } from '#ui/button.tsx'
import { DeferredSection } from '#document/deferred-section.tsx'
import { Landscape } from '#ui/art/landscape.tsx'
import { Lead } from '#ui/lead.tsx'
import { Container } from '#ui/section.tsx'

interface CallToActionProps {
  id?: string
  /** Seed of the landscape of the `horizon`. */
  seed: string
  title: string
  /** `h1` where it is all that the page shows. */
  heading?: 'h1' | 'h2'
  text: ReactNode
  /** The buttons; the first one is the primary action. */
  children: ReactNode
  /** What stands beside the offer, usually `WhatHappensNext`; the band is then quiet. */
  beside?: ReactNode
  /** `horizon` closes with the page's landscape at night; `plain` is a quiet band with the layers of the logo. */
  ending?: 'horizon' | 'plain'
}

/** The end of a page: what to do next. */
export function CallToAction({
  id,
  seed,
  title,
  heading,
  text,
  children,
  beside,
  ending = 'horizon',
}: CallToActionProps) {
  return (
    <DeferredSection>
      <Band id={id} data-ending={beside ? 'beside' : ending}>
        <Inner>
          <Title as={heading}>{title}</Title>
          <Offer>
            <Text as="div">{text}</Text>
            <Buttons>{children}</Buttons>
          </Offer>
          {beside}
        </Inner>
        {!beside && ending === 'horizon' && (
          <Land>
            <Landscape seed={`${seed} evening`} kind="horizon" light="night" />
          </Land>
        )}
      </Band>
    </DeferredSection>
  )
}

const Band = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: var(--space-section);
  border-top: 1px solid var(--line);

  &[data-ending='horizon'] {
    padding-bottom: 0;
    background: linear-gradient(var(--sky-top) 50%, var(--sky-bottom));
  }

  &[data-ending='plain'] {
    padding-block: calc(var(--space-section) * 0.7);
    border-top: 0;
    background: linear-gradient(var(--dusk-1) 25%, var(--dusk-2) 25% 50%, var(--dusk-3) 50% 75%, var(--dusk-4) 75%)
      top / 100% 12px no-repeat;
  }

  &[data-ending='beside'] {
    border-top: 0;
    background: var(--band);
  }

  @media print {
    && {
      padding-block: 2rem;
      background: none;
    }
  }
`

const Inner = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(3rem, 6vw, 6rem);

  > :nth-child(3) {
    margin-top: 1.5rem;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :nth-child(3) {
      grid-area: 1 / 2 / span 2;
      margin-top: 0;
    }

    &:has(> :nth-child(3)) {
      grid-template-rows: auto 1fr;
    }
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

const Land = styled.div`
  position: relative;
  height: clamp(8rem, 18vw, 16rem);
  margin-top: 1rem;

  ${notPrinted}
`
