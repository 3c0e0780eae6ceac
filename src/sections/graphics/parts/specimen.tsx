import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { Paper } from './paper.tsx'

interface SpecimenProps {
  /** The kind of work, e.g. "Reply draft". */
  kind: string
  title: string
  children: ReactNode
  /** What happens next or who is responsible, at the end. */
  foot: string
}

/** A sample of a service's work, labeled as an example. */
export function Specimen({ kind, title, children, foot }: SpecimenProps) {
  const i18n = useI18n()
  return (
    <Paper kind={kind} meta={i18n.t('specimen.example')} title={title}>
      {children}
      <Foot>{foot}</Foot>
    </Paper>
  )
}

const Foot = styled.p`
  padding-top: 0.9rem;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
`
