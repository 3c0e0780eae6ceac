import styled from 'styled-components'
import disclaimer from '#content/legal/own/disclaimer.md?title'
import { useI18n } from '#i18n/use-i18n.ts'
import { TextLink } from '#ui/link.tsx'

/** The line above the header that labels the site's clients, quotes and figures as samples. */
export function SampleLine() {
  const i18n = useI18n()
  return (
    <Line aria-labelledby="sample">
      <strong id="sample">{i18n.t('sample.label')}</strong>
      <span>{` ${i18n.t('sample.text')}`}</span>{' '}
      <TextLink to="/legal/disclaimer" hash={i18n.locale === disclaimer.lang ? 'figures' : 'summary'}>
        {i18n.t('sample.link')}
      </TextLink>
    </Line>
  )
}

const Line = styled.aside`
  min-height: 1.75rem;
  /* Begins where the page does: centered text would move while the document arrives. */
  padding: 0.125rem calc(max(0px, (100% - var(--page)) / 2) + var(--gutter));
  background: var(--sunken);
  color: var(--ink-soft);
  font-size: var(--text-xs);
  line-height: 1.5rem;
  /* A collapsed space counts as a layout shift when the next word arrives. */
  white-space: pre-wrap;

  a {
    display: inline-block;
  }

  /* One line also on a phone, and where the German sentence is a few pixels too long. */
  @media not (min-width: 55rem) {
    span {
      display: none;
    }
  }
`
