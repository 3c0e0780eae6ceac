import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Unseen } from '../unseen.tsx'
import { ChartFigure } from './chart-figure.ts'

/**
 * `before` and `after` are the two states of a comparison, `partial` is on the way to `after`, e.g. a forecast, and
 * `neutral` is a value without a comparison.
 */
export type Tone = 'before' | 'after' | 'partial' | 'neutral'

/** One value per category; `name` is its entry in the legend. */
export interface Series {
  name: string
  tone: Tone
  /** A line may have no value at some of its categories. */
  values: readonly (number | undefined)[]
}

/** The data of a chart: each series has a value per category. */
export interface ChartData {
  categories: readonly string[]
  series: readonly Series[]
}

export interface ChartProps {
  title: string
  data: ChartData
  /** The source of the numbers or what they assume. */
  note?: ReactNode
}

interface FrameProps extends Pick<ChartProps, 'title' | 'note'> {
  children: ReactNode
  /** What is read instead of the drawing. */
  told: string
  legend?: readonly { name: string; tone: Tone }[] | undefined
}

/** The frame of every chart: caption, legend, drawing, note, and the sentence that is read instead of the drawing. */
export function ChartFrame({ title, note, legend, told, children }: FrameProps) {
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
      <Unseen as="p">{told}</Unseen>
      {note && <p>{note}</p>}
    </ChartFigure>
  )
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
