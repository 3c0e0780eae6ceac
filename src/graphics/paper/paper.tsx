import type { ReactNode } from 'react'
import styled from 'styled-components'

interface PaperProps {
  /** The kind of document, e.g. "Running order". */
  kind: string
  /** A detail opposite to it, e.g. the number of pages. */
  meta: string
  title?: string
  children: ReactNode
  /** What happens next or who is responsible, at the end. */
  foot?: string
}

/** A working document that a page shows: its kind, its title, its content. */
export function Paper({ kind, meta, title, children, foot }: PaperProps) {
  return (
    <Sheet>
      <figcaption>
        <b>{kind}</b>
        <span>{meta}</span>
        {title && <strong>{title}</strong>}
      </figcaption>
      {children}
      {foot && <p className="foot">{foot}</p>}
    </Sheet>
  )
}

const Sheet = styled.figure`
  display: grid;
  gap: 1rem;
  container-type: inline-size;
  font-size: var(--text-s);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  /* What is marked: proven or done, or for a person. */
  [data-tone='good'] {
    --mark: var(--positive);
  }
  [data-tone='warn'] {
    --mark: var(--accent);
  }

  .foot {
    padding-top: 0.9rem;
    border-top: 1px solid var(--line);
    color: var(--ink-soft);
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
    color: var(--accent);
  }

  figcaption span {
    color: var(--ink-soft);
  }

  /* In the face of running text: a late face of titles would wrap it differently and move the paper below it. */
  figcaption strong {
    flex-basis: 100%;
    font-weight: 600;
    font-size: var(--title-s);
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
`
