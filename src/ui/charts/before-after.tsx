import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'
import { ChartFigure } from './chart-figure.ts'

interface State {
  /** The name of the state, e.g. "Before". */
  name: string
  /** The figure, and its unit with the space before it, which is set smaller. */
  figure: { number: string; unit: string }
}

interface BeforeAfterProps {
  /** What the two figures count. */
  title: string
  before: State
  after: State
  /** The drawing of the two figures, hidden from assistive technology. */
  children: ReactNode
}

/** One figure before and after: both in large type, which is also the text alternative, above a drawing of them. */
export function BeforeAfter({ title, before, after, children }: BeforeAfterProps) {
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <dl>
        <StateFigure tone="before" {...before} />
        <StateFigure tone="after" {...after} />
      </dl>
      <div aria-hidden="true">{children}</div>
    </Figure>
  )
}

function StateFigure({ tone, name, figure }: State & { tone: 'before' | 'after' }) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        <span>{figure.number}</span>
        {figure.unit && <small>{figure.unit}</small>}
      </dd>
    </div>
  )
}

const Figure = styled(ChartFigure)`
  dl {
    display: grid;
    /* One above the other where large text leaves no room for two. */
    grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
    gap: 1rem;
  }

  dl > div {
    padding-top: 0.5rem;
    border-top: var(--rule) solid var(--mark);
  }

  dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }

  dd {
    font: 600 var(--figure-l) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  /* On a line of its own, if there is no room next to the number. */
  dd > small {
    display: inline-block;
    font-size: var(--title-s);
    letter-spacing: 0;
    white-space: pre-wrap;
  }

  path,
  circle {
    fill: none;
    stroke: var(--mark);
  }

  svg {
    width: 100%;
  }

  @media print {
    [data-tone] {
      stroke-opacity: 0.3;
    }
    [data-tone='after'] {
      stroke-opacity: 0.75;
    }
  }

  /* Across a tablet, a drawing in one column would be larger than the screen. */
  @media ${from.tablet} and (width < 64rem) {
    grid-template: auto auto 1fr / minmax(0, 4fr) minmax(0, 5fr);
    column-gap: 2rem;

    > div {
      grid-area: 1 / 2 / span 3;
    }
  }
`
