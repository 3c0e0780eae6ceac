import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Locale } from '#locale/locales.ts'

interface LanguageNoteProps {
  /** The language of the reader. */
  lang: Locale
  text: string
  /** Links to what the reader finds in his language. */
  children?: ReactNode
}

/** A note at the top of a page in one language, for readers of another one and in theirs: what the page is, where to go. */
export function LanguageNote({ lang, text, children }: LanguageNoteProps) {
  return (
    <Box lang={lang}>
      <p>{text}</p>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 1.5rem;
  padding-left: 0.85rem;
  border-left: var(--rule) solid var(--accent);

  p {
    max-width: var(--measure);
  }
`
