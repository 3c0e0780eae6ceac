import type { ReactNode } from 'react'
import styled from 'styled-components'

interface PaperProps {
  /** The kind of document, e.g. "Running order". */
  kind: string
  /** A detail opposite to it, e.g. the number of pages. */
  meta: string
  title: string
  children: ReactNode
}

/** A working document that a page shows: its kind, its title, its content. */
export function Paper({ kind, meta, title, children }: PaperProps) {
  return (
    <Sheet>
      <figcaption>
        <b>{kind}</b>
        <span>{meta}</span>
        <strong>{title}</strong>
      </figcaption>
      {children}
    </Sheet>
  )
}

/** A text whose words between asterisks are marked with a highlighter. */
export function Marked({ text }: { text: string }) {
  return text.split('*').map((part, index) => (index % 2 ? <Mark key={index}>{part}</Mark> : part))
}

const Mark = styled.mark`
  color: inherit;
  padding-block: 0.1em;
  border-radius: 2px;
  background: color-mix(in srgb, var(--tone) 30%, transparent);

  @media print {
    background: none;
    text-decoration: underline;
  }

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`

/** A comment in the margin of a document; its `data-tone` is `good` if it is proven or done, `warn` if it needs attention. */
export const Remark = styled.p`
  padding-left: 0.7rem;
  border-left: 3px solid var(--tone);
  font-size: 0.9375rem;
  line-height: 1.35;

  b {
    display: block;
    font-weight: 600;
    color: var(--tone);
  }
`

const Sheet = styled.figure`
  display: grid;
  gap: 1.25rem;
  container-type: inline-size;
  font-size: var(--text-s);
  line-height: 1.4;

  > * {
    min-width: 0;
  }

  [data-tone='good'] {
    --tone: var(--turquoise);
  }

  [data-tone='warn'] {
    --tone: var(--ember);
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.35rem 1rem;
    padding-bottom: 0.9rem;
    border-bottom: 2px solid var(--ink);
  }

  figcaption b {
    font-weight: 600;
    color: var(--ember);
  }

  figcaption span {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  figcaption strong {
    flex-basis: 100%;
    font-family: var(--font-display);
    font-weight: 600;
    font-size: var(--title-s);
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
`
