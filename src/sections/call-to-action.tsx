import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Buttons } from '#ui/button.tsx'
import { DeferredSection } from '#ui/deferred-section.tsx'
import { Landscape } from '#ui/art/landscape.tsx'

interface CallToActionProps {
  id?: string
  seed: string
  title: string
  text: ReactNode
  /** The buttons; the first one is the primary action. */
  children: ReactNode
}

/** The end of a page: what to do next, above the page's landscape at night. */
export function CallToAction({ id, seed, title, text, children }: CallToActionProps) {
  return (
    <DeferredSection>
      <Band id={id}>
        <Inner>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <Buttons>{children}</Buttons>
        </Inner>
        <Land>
          <Landscape seed={`${seed} evening`} kind="horizon" light="night" />
        </Land>
      </Band>
    </DeferredSection>
  )
}

const Band = styled.section`
  position: relative;
  overflow: hidden;
  padding-top: var(--breath);
  border-top: 1px solid var(--line);
  background: linear-gradient(var(--sky-top) 50%, var(--sky-bottom));
`

const Inner = styled.div`
  position: relative;
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
  display: grid;
  gap: 1.5rem;
`

const Title = styled.h2`
  font-size: var(--title-l);
  max-width: 18ch;
`

const Text = styled.div`
  max-width: var(--measure);
  font-size: var(--text-l);
  color: var(--ink-soft);

  p + p {
    margin-top: 0.75rem;
  }
`

const Land = styled.div`
  position: relative;
  height: clamp(8rem, 18vw, 16rem);
  margin-top: 1rem;

  @media print {
    display: none;
  }
`
