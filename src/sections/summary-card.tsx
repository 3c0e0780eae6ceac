import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { Card, withIcon } from '#ui/card.tsx'
import { controlName } from '#ui/control-name.ts'

interface SummaryCardProps {
  photo?: ReactNode
  category: string
  name: ReactNode
  /** What is compared at a glance: a price as `strong`, then rating and clients. */
  glance: ReactNode
  /** What the card always shows, each child in a row of its own. */
  children: ReactNode
  /** Opens what goes beyond that. */
  more: string
  details: ReactNode
  actions: ReactNode
}

/** A card that is compared with its siblings: a summary, with the details on demand. Print shows everything. */
export function SummaryCard({ photo, category, name, glance, children, more, details, actions }: SummaryCardProps) {
  return (
    <Summary>
      <div className="head">
        {photo}
        <p>{category}</p>
        <h2>{name}</h2>
      </div>
      <p className="glance">{glance}</p>
      {children}
      <div className="foot">
        <details>
          <summary>{controlName(more)}</summary>
          {details}
        </details>
        <div className="actions">{actions}</div>
      </div>
    </Summary>
  )
}

const Summary = styled(Card)`
  display: grid;
  gap: 0.5rem 1rem;
  font-size: var(--text-s);
  line-height: 1.45;

  .head p {
    color: var(--accent);
    font-weight: 600;
  }

  h2 {
    ${withIcon}
    font-size: var(--title-s);
    line-height: 1.15;
  }

  .glance {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.9rem;
    align-items: center;
    align-content: start;
    color: var(--ink-soft);

    strong {
      flex-basis: 100%;
      font: 700 var(--text-l) / 1.25 var(--font-display);
      color: var(--ink);
    }

    > span {
      display: flex;
      gap: 0.45rem;
      align-items: center;
    }
  }

  h3 {
    margin-bottom: 0.25rem;
    font-size: inherit;
    line-height: 1.3;
  }

  ul {
    gap: 0.3em;
    line-height: 1.35;
  }

  li {
    padding-left: 1.4em;
  }

  /* Pressed where another link covers the card. */
  details,
  a + a {
    position: relative;
    z-index: 1;
  }

  summary {
    min-height: 2.75rem;
    align-content: center;
    font-weight: 600;
  }

  summary ~ * {
    margin-bottom: 0.75rem;
  }

  .foot,
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    align-content: start;
    gap: 0.5rem;

    /* What is opened has the width of the card. */
    details[open] {
      flex-basis: 100%;
    }

    a {
      padding-inline: 0.6rem;
    }

    a[data-covering] {
      padding-inline: 0;
    }
  }

  /* In a row of their own, level with those of the other cards. */
  .actions {
    flex-basis: 100%;

    > :last-child {
      margin-left: auto;
    }
  }

  @media ${from.tablet} {
    /* What follows the glance is parted by rules, which are level in a row of cards. */
    > .glance ~ * {
      padding-top: 0.75rem;
      border-top: 1px solid var(--line);
    }
  }

  @media print {
    /* The address of a link follows it. */
    .actions a {
      flex-wrap: wrap;
    }
  }
`
