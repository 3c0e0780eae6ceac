import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TableHead } from '../table-head.tsx'
import { Unseen } from '../unseen.tsx'
import { ChartFigure } from './chart-figure.ts'

/**
 * `before` and `after` are the two states of a comparison, `partial` is on the way to `after`, e.g. a forecast, and
 * `neutral` is a value without a comparison.
 */
export type Tone = 'before' | 'after' | 'partial' | 'neutral'

/** One value per category; `name` is its column in the table and its entry in the legend. */
export interface Series {
  name: string
  tone: Tone
  /** A line may have no value at some of its categories. */
  values: readonly (number | undefined)[]
}

/** The data of a chart, which is also its text alternative: one row per category, one column per series. */
export interface ChartData {
  /** What the categories are, e.g. "Month". */
  dimension: string
  categories: readonly string[]
  series: readonly Series[]
}

export interface ChartProps {
  title: string
  data: ChartData
  /** Writes a value with its unit in the language of the page, e.g. "12 hours". */
  write: (value: number) => string
  /** The source of the numbers or what they assume. */
  note?: ReactNode
}

interface FrameProps extends Pick<ChartProps, 'title' | 'note'> {
  children: ReactNode
  table: TableProps
  legend?: readonly { name: string; tone: Tone }[] | undefined
}

/** The frame of every chart: caption, legend, drawing, note, and the table that is read instead of the drawing. */
export function ChartFrame({ title, note, legend, table, children }: FrameProps) {
  return (
    <ChartFigure>
      <figcaption>{title}</figcaption>
      {legend && (
        <Legend aria-hidden="true">
          {legend.map(({ name, tone }) => (
            <span key={tone} data-tone={tone}>
              {name}
            </span>
          ))}
        </Legend>
      )}
      <div aria-hidden="true">{children}</div>
      <Table {...table} />
      {note && <p>{note}</p>}
    </ChartFigure>
  )
}

interface TableProps {
  /** The column headers; the first one heads the names of the rows. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

function Table({ head, rows }: TableProps) {
  return (
    <Unseen as="div">
      <table>
        <TableHead names={head} />
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unseen>
  )
}

/** The table of a chart with one value per category and series. */
export function tableOf({ dimension, categories, series }: ChartData, write: ChartProps['write']): TableProps {
  return {
    head: [dimension, ...series.map(({ name }) => name)],
    rows: categories.map((category, index) => [
      category,
      ...series.map(({ values }) => {
        const value = values[index]
        return value === undefined ? '–' : write(value)
      }),
    ]),
  }
}

/** All values of the data, e.g. for the scale of an axis. */
export function valuesOf({ series }: ChartData): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== undefined))
}

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  color: var(--ink-soft);

  span::before {
    content: '';
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-right: 0.5em;
    border: 2px solid var(--mark);
    border-radius: var(--radius-mark);
    background: color-mix(in srgb, var(--mark) calc(100% * var(--fill)), transparent);
    forced-color-adjust: none;
  }
`
