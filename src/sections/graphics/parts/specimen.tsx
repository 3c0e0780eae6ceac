import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'

interface SpecimenProps {
  /** What is shown, e.g. "Reply draft for Keller Präzision". */
  title: string
  children: ReactNode
  /** What happens next or who is responsible, in one line at the end. */
  foot?: ReactNode
}

/** The frame of a sample of a service's work: a caption that calls it an example, the work, and a last line. */
export function Specimen({ title, children, foot }: SpecimenProps) {
  const i18n = useI18n()
  return (
    <Figure>
      <figcaption>
        <small>{i18n.t('specimen.example')}</small>
        {title}
      </figcaption>
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: 1rem;
  font-size: var(--text-s);
  line-height: 1.45;
  font-variant-numeric: tabular-nums;

  > * {
    min-width: 0;
  }

  figcaption {
    display: grid;
    gap: 0.25rem;
    font-family: var(--font-display);
    font-size: var(--title-s);
    font-weight: 600;
    line-height: 1.2;
  }

  figcaption small {
    color: var(--ember);
  }
`

const Foot = styled.p`
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);

  strong {
    color: var(--ink);
  }
`
