import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'

interface LanguageNoteProps {
  text: string
  /** Links to what the reader finds in his language. */
  children?: ReactNode
}

/** A note at the top of a page in one language, for readers of another one and in theirs: what the page is, where to go. */
export function LanguageNote({ text, children }: LanguageNoteProps) {
  const i18n = useI18n()
  return (
    <Box lang={i18n.locale}>
      <p>{text}</p>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  padding-left: 0.85rem;
  border-left: var(--rule) solid var(--accent);

  p {
    max-width: var(--measure);
  }
`
