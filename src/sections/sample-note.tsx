import styled from 'styled-components'
import { company } from '#content/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { TextLink } from '#ui/link.tsx'

interface SampleNoteProps {
  /** Whether the clients and figures of the site are samples; by default as in the company record. */
  sample?: boolean
}

/** Labels the stats, case studies or testimonials next to it as samples; nothing on a site with real ones. */
export function SampleNote({ sample = company.sampleContent }: SampleNoteProps) {
  const i18n = useI18n()
  if (!sample) return null
  return (
    <Label lang={i18n.locale}>
      <strong>{i18n.t('sample.label')}</strong> {i18n.t('sample.text')}{' '}
      <TextLink to="/legal/disclaimer" hash="figures">
        {i18n.t('sample.link')}
      </TextLink>
    </Label>
  )
}

const Label = styled.p`
  margin-top: 1.75rem;
  max-width: var(--measure);
  font-size: var(--text-s);
  color: var(--ink-soft);
`
