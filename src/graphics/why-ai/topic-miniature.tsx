import styled from 'styled-components'
import type { Slug } from '#content/collection.ts'
import * as topics from '#content/samples/topic-examples.ts'
import type { whyAi } from '#content/why-ai/why-ai.ts'
import { markArea, tones } from '#ui/tones.ts'
import { hoursUntilReply } from './hours-until-reply.ts'

/** The chart of a topic without its labels, for links to its page; the link says what it is about. */
export function TopicMiniature({ slug }: { slug: Slug<typeof whyAi> }) {
  return (
    <Drawing viewBox="0 0 160 80" aria-hidden="true">
      {miniatures[slug]().map(({ tone, line, d }) => (
        <path key={d} data-tone={tone} data-line={line && ''} d={d} />
      ))}
    </Drawing>
  )
}

interface Shape {
  tone: 'before' | 'after' | 'partial' | 'ground'
  /** A line instead of an area. */
  line?: boolean
  d: string
}

/* The charts have a margin of 8 in their space of 160 by 80. */
const [left, bottom, width, height] = [8, 72, 144, 64]

const miniatures: Record<Slug<typeof whyAi>, () => Shape[]> = {
  'exponential-growth': () => {
    const months = range(13)
    const weekly = months.map((month) => (month === 0 ? topics.growth.byHand.weekly : topics.weeklyDescriptions(month)))
    const highest = Math.max(...weekly)
    const points = (values: number[]) => path(values.map((value, index) => [index / 12, value / highest]))
    return [
      { tone: 'before', line: true, d: points(weekly.map(() => topics.growth.byHand.weekly)) },
      { tone: 'after', line: true, d: points(weekly) },
    ]
  },
  'automation-efficiency': () => {
    const { matching, differing, minutesBefore } = topics.invoices
    const middle = matching.count / (matching.count + differing.count)
    return [
      { tone: 'before', d: block(0, 0, 1, 1) },
      {
        tone: 'after',
        d:
          block(0, 0, middle, matching.minutes / minutesBefore) +
          block(middle, 0, 1 - middle, differing.minutes / minutesBefore),
      },
    ]
  },
  'innovation-catalyst': () => {
    const { before, after, products } = topics.concepts
    const all = before.count * before.cost
    const row = (from: number, to: number, cost: number, y: number) =>
      range(to - from)
        .map((index) => block(((from + index) * cost) / all, y, (0.75 * cost) / all + 0.005, 0.36))
        .join('')
    return [
      { tone: 'before', d: row(0, before.count, before.cost, 0.58) + row(0, topics.droppedConcepts, after.cost, 0.06) },
      { tone: 'partial', d: row(topics.droppedConcepts, after.count - products, after.cost, 0.06) },
      { tone: 'after', d: row(after.count - products, after.count, after.cost, 0.06) },
    ]
  },
  'competitive-advantage': () => {
    const squares = (from: number, to: number, top: number) =>
      range(to - from)
        .map((index) => block(((from + index) % 20) / 20, top - 0.112 * Math.floor((from + index) / 20), 0.033, 0.075))
        .join('')
    const months = [
      { ...topics.quotes.before, top: 0.92 },
      { ...topics.quotes.after, top: 0.37 },
    ]
    const both = (from: 'orders' | 'sent' | undefined, to: 'orders' | 'sent' | undefined) =>
      months
        .map((month) => squares(from ? month[from] : 0, to ? month[to] : topics.quotes.requests, month.top))
        .join('')
    return [
      { tone: 'after', d: both(undefined, 'orders') },
      { tone: 'partial', d: both('orders', 'sent') },
      { tone: 'before', d: both('sent', undefined) },
    ]
  },
  'customer-experience': () => {
    const hours = range(25)
    const line = (at: (hour: number) => number) => path(hours.map((hour) => [hour / 24, at(hour % 24) / 16]))
    return [
      { tone: 'before', line: true, d: line((hour) => hoursUntilReply(hour, topics.replies.hours.before)) },
      { tone: 'partial', line: true, d: line((hour) => hoursUntilReply(hour, topics.replies.hours.after)) },
      { tone: 'after', line: true, d: line(() => topics.replies.routineMinutes / 60) },
    ]
  },
  'risk-mitigation': () => {
    const dot = ([likelihood, damage]: readonly [number, number], shift: number) => {
      const [x, y] = place((likelihood + 0.5 + shift) / 3, (damage + 0.5) / 3)
      return `M${round(x - 5)} ${round(y)}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`
    }
    const moved = topics.risks.flatMap((risk) => ('before' in risk ? [risk] : []))
    const fresh = topics.risks.filter((risk) => !('before' in risk))
    return [
      {
        tone: 'ground',
        d: range(9)
          .map((cell) => block((cell % 3) / 3, Math.floor(cell / 3) / 3, 1 / 3, 1 / 3))
          .join(''),
      },
      { tone: 'before', d: moved.map(({ before }) => dot(before, 0)).join('') },
      {
        tone: 'after',
        d: moved.map(({ after }) => dot(after, 0)).join('') + fresh.map(({ after }) => dot(after, 0.27)).join(''),
      },
    ]
  },
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function round(value: number): number {
  return Math.round(10 * value) / 10
}

/** A point of the chart, both from 0 to 1 and from its lower left corner, in the space of the drawing. */
function place(x: number, y: number): [number, number] {
  return [left + x * width, bottom - y * height]
}

function path(points: [number, number][]): string {
  return `M${points.map(([x, y]) => place(x, y).map(round).join(' ')).join('L')}`
}

function block(x: number, y: number, wide: number, high: number): string {
  const [startX, startY] = place(x, y).map(round)
  return `M${startX} ${startY}h${round(wide * width)}v${round(-high * height)}h${round(-wide * width)}z`
}

const Drawing = styled.svg`
  width: 100%;
  padding: clamp(0.5rem, 1.5vw, 1.25rem);
  border-bottom: 1px solid var(--line);

  [data-tone='ground'] {
    --mark: var(--line);
    fill: none;
  }
  ${tones}

  path {
    ${markArea}
  }

  [data-line] {
    fill: none;
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-line][data-tone='before'] {
    stroke-dasharray: 1px 7px;
  }
  [data-line][data-tone='partial'] {
    stroke-opacity: 0.55;
  }
`
