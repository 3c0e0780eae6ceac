import styled, { keyframes } from 'styled-components'
import { drawnOnce } from '#ui/charts/chart-figure.ts'
import { ChartFrame, type ChartProps } from '#ui/charts/chart.tsx'

/** A cell of the matrix: the index of a likelihood and of a damage, both from 0 for the lowest level. */
export type RiskCell = readonly [likelihood: number, damage: number]

interface RiskMatrixProps extends Pick<ChartProps, 'title' | 'note'> {
  /** The risks in their order; one without `before` is new. */
  risks: readonly { name: string; before?: RiskCell; after: RiskCell }[]
  /** The axes with their levels, from low to high. */
  likelihood: { name: string; levels: readonly string[] }
  damage: { name: string; levels: readonly string[] }
  /** The names of the two states, and what stands instead of `before` for a new risk. */
  states: { risk: string; before: string; after: string; fresh: string }
}

/** Risks as numbers in a grid of likelihood and damage, with an arrow from where each was to where it is. */
export function RiskMatrix({ title, note, risks, likelihood, damage, states }: RiskMatrixProps) {
  const columns = likelihood.levels.length
  const rows = damage.levels.length
  const write = ([at, height]: RiskCell) => `${likelihood.levels[at]}, ${damage.levels[height]}`
  const numbered = risks.map(({ name, before, after }, index) => ({ name, before, after, number: index + 1 }))
  const marks = numbered.flatMap(({ number, before, after }) => [
    ...(before ? [{ number, tone: 'before' as const, cell: before }] : []),
    { number, tone: 'after' as const, cell: after },
  ])
  const isNew = (number: number) => !risks[number - 1]?.before
  const placed = marks.map((mark) => {
    const [at, height] = mark.cell
    const together = marks
      .filter(({ cell }) => cell[0] === at && cell[1] === height)
      .toSorted((a, b) => Number(isNew(b.number)) - Number(isNew(a.number)))
    const offset = (together.indexOf(mark) + 1) / (together.length + 1)
    // A new risk stands lower in its cell, next to the arrows of the others.
    const level = isNew(mark.number) ? 0.7 : 0.4
    return { ...mark, x: (100 * (at + offset)) / columns, y: (100 * (rows - height - 1 + level)) / rows }
  })
  const place = (number: number, tone: 'before' | 'after') =>
    placed.find((mark) => mark.number === number && mark.tone === tone)
  return (
    <ChartFrame
      title={title}
      note={note}
      legend={[
        { name: states.before, tone: 'before' },
        { name: states.after, tone: 'after' },
      ]}
      table={{
        head: [states.risk, states.before, states.after],
        rows: numbered.map(({ name, before, after }) => [name, before ? write(before) : states.fresh, write(after)]),
      }}
    >
      <Matrix>
        <p>{damage.name}</p>
        <Levels>
          {damage.levels.toReversed().map((level) => (
            <span key={level}>{level}</span>
          ))}
        </Levels>
        <svg>
          {Array.from({ length: columns * rows }, (_, index) => {
            const [column, row] = [index % columns, Math.floor(index / columns)]
            return (
              <rect
                key={index}
                data-level={column + rows - 1 - row}
                x={`${(100 * column) / columns}%`}
                y={`${(100 * row) / rows}%`}
                width={`${100 / columns}%`}
                height={`${100 / rows}%`}
              />
            )
          })}
          {numbered.map(({ number }) => {
            const [start, end] = [place(number, 'before'), place(number, 'after')]
            return (
              start &&
              end && <line key={number} x1={`${start.x}%`} y1={`${start.y}%`} x2={`${end.x}%`} y2={`${end.y}%`} />
            )
          })}
          {placed.map(({ number, tone, x, y }) => (
            <g key={`${number} ${tone}`} data-tone={tone}>
              <circle cx={`${x}%`} cy={`${y}%`} r="0.9em" />
              <text x={`${x}%`} y={`${y}%`} dy="0.35em">
                {number}
              </text>
            </g>
          ))}
        </svg>
        <Levels data-axis="likelihood">
          {likelihood.levels.map((level) => (
            <span key={level}>{level}</span>
          ))}
        </Levels>
        <p data-axis="likelihood">{likelihood.name}</p>
      </Matrix>
      <Names>
        {risks.map(({ name, before }) => (
          <li key={name}>
            {name}
            {!before && <small> ({states.fresh})</small>}
          </li>
        ))}
      </Names>
    </ChartFrame>
  )
}

const appear = keyframes`
  from { opacity: 0; }
`

const Matrix = styled.div`
  display: grid;
  grid-template: auto clamp(12rem, 20vw, 16rem) auto auto / auto minmax(0, 1fr);
  gap: 0.4rem 0.6rem;
  font-size: var(--text-s);
  line-height: 1.2;
  color: var(--ink-soft);

  > p {
    grid-column: 1 / -1;
    font-weight: 600;
    color: var(--ink);
  }

  > p[data-axis] {
    text-align: right;
  }

  > svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  rect {
    fill: var(--accent);
    fill-opacity: 0.04;
    stroke: var(--line);
  }
  [data-level='2'] {
    fill-opacity: 0.1;
  }
  [data-level='3'] {
    fill-opacity: 0.18;
  }
  [data-level='4'] {
    fill-opacity: 0.28;
  }

  line {
    stroke: var(--ink-soft);
    stroke-width: 2px;
    stroke-dasharray: 1px 5px;
    stroke-linecap: round;
    ${drawnOnce}
    animation-name: ${appear};
  }

  circle {
    fill: var(--mark);
    stroke: var(--mark);
    stroke-width: 2px;
  }

  [data-tone='before'] circle {
    fill: var(--paper);
  }

  text {
    fill: var(--on-mark);
    font-weight: 600;
    text-anchor: middle;
  }

  [data-tone='before'] text {
    fill: var(--pen);
  }

  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }

  @media print {
    rect,
    circle {
      fill: none;
    }
    [data-tone='after'] circle {
      fill: var(--paper);
      stroke-width: 3px;
    }
  }
`

const Levels = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  align-items: center;
  text-align: right;

  &[data-axis] {
    grid-column: 2;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    text-align: center;
    hyphens: auto;
  }
`

const Names = styled.ol`
  display: grid;
  gap: 0.35rem 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  margin-top: 1rem;
  padding-left: 1.4em;
  list-style: decimal;
  font-size: var(--text-s);
  line-height: 1.35;

  li::marker {
    font-weight: 600;
  }
`
