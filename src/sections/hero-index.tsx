import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '#style/media.ts'

interface HeroIndexProps {
  /** Accessible name of the list. */
  label: string
  entries: readonly {
    key: string
    link: ReactNode
    /** The value by which the entries are compared, as text. */
    figure?: string
    /** Length of the entry's layer relative to the longest one, 0 to 1; by default layers widen from top to bottom. */
    share?: number
  }[]
}

/**
 * An index of the page next to its title on wide screens: one linked layer per entry, with its value as text and as
 * length. Phones omit it, because the entries follow directly below.
 */
export function HeroIndex({ label, entries }: HeroIndexProps) {
  return (
    <Beside aria-label={label}>
      <Layers role="list">
        {entries.map(({ key, link, figure, share }, index) => (
          <li key={key}>
            <Layer viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width={Math.round(100 * (share ?? 0.4 + (0.6 * (index + 1)) / entries.length))} height="4" />
            </Layer>
            {link}
            {figure && <span>{figure}</span>}
          </li>
        ))}
      </Layers>
    </Beside>
  )
}

const Beside = styled.nav`
  display: none;

  @media ${from.laptop} {
    display: block;
    padding-top: clamp(2rem, 6vw, 5rem);
  }

  @media print {
    display: none;
  }
`

const Layers = styled.ol`
  display: grid;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1rem;
    align-items: baseline;
    position: relative;
    padding-block: 0.55rem 0.8rem;
  }

  a {
    font-family: var(--font-display);
    font-weight: 600;
    font-size: var(--text-l);
    line-height: 1.25;
  }

  span {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* Layers from the light of the sky down to the ground. */
  li:nth-child(6n + 1) rect {
    fill: var(--sun);
  }
  li:nth-child(6n + 2) rect {
    fill: var(--dusk-2);
  }
  li:nth-child(6n + 3) rect {
    fill: color-mix(in srgb, var(--dusk-2), var(--dusk-3));
  }
  li:nth-child(6n + 4) rect {
    fill: var(--dusk-3);
  }
  li:nth-child(6n + 5) rect {
    fill: color-mix(in srgb, var(--dusk-3), var(--dusk-4));
  }
  li:nth-child(6n + 6) rect {
    fill: var(--dusk-4);
  }

  @media (forced-colors: active) {
    li rect {
      fill: CanvasText;
    }
  }
`

const Layer = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 4px;
  margin-bottom: 0.45rem;
`
