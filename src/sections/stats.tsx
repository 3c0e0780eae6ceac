import styled from 'styled-components'
import { columns, from } from '#style/media.ts'

/** Statistics in rows of three, or in a single one: a large number with a small label each. */
export function Stats({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <Figures $count={stats.length}>
      {stats.map(({ value, label }) => (
        <div key={value + label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl<{ $count: number }>`
  /* "2,5 Mio.+" has one line in a fourth of every screen. */
  --figure: clamp(2rem, 0.6rem + 2.9vw, 3.25rem);
  display: grid;
  gap: 0.5rem clamp(1rem, 2.5vw, 2.5rem);

  ${({ $count }) => columns({ tablet: $count === 4 ? 4 : 3, laptop: $count % 3 ? $count : 3 })}

  > div {
    display: grid;
    /* As high as the number, because the label is parsed first. */
    grid-template: minmax(var(--figure), auto) / 7.65rem minmax(0, 1fr);
    column-gap: 0.25rem;
    align-items: center;
    padding-block: 0.7rem;
    border-top: 1px solid var(--line);
  }

  dt {
    grid-area: 1 / 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }

  dd {
    grid-area: 1 / 1;
    font: 600 var(--figure) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  @media ${from.tablet} {
    grid-auto-rows: 1fr;

    > div {
      grid-template: minmax(var(--figure), auto) auto / minmax(0, 1fr);
      gap: 0.5rem;
      align-content: start;
      padding-block: 1rem;
    }

    dt {
      grid-row: 2;
      grid-column: 1;
    }
  }
`
