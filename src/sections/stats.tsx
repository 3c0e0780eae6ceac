import styled from 'styled-components'
import { columns, from } from '#style/media.ts'
import { tile } from '#ui/tile.tsx'

/** Statistics as tiles, on laptops in a single row: a large number with a small label each. */
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
  --figure: clamp(1.75rem, 0.6rem + 2.3vw, 2.75rem);
  display: grid;
  /* Two columns; one where "2,5 Mio.+" needs it. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(9.5rem, 40%), 100%), 1fr));
  gap: clamp(0.6rem, 1.2vw, 1rem);

  > div {
    ${tile}
    gap: 0.35rem;
    padding-block: 0.75rem;
    /* As high as the number, because the label is parsed first. */
    grid-template-rows: minmax(var(--figure), auto) auto;
  }

  /* A row without a gap. */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${({ $count }) => columns({ tablet: $count % 3 ? 2 : 3, laptop: $count })}

  @media ${from.laptop} {
    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }

  dt {
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }

  dd {
    grid-row: 1;
    font: 600 var(--figure) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }
`
