import { answeredAtOnce, postedDays } from '#content/projects/project-records.ts'
import type { ProjectSlug } from '#content/projects/projects.ts'
import { cells, markPaths, rowHeight, type Cell, type Mark } from '#ui/charts/marks.ts'
import { postsByState, statesOf } from './case-states.ts'

interface CaseMarks {
  width: number
  height: number
  /** Each mark with its place in every state, from before to after; it is missing in a state without one. */
  marks: readonly (readonly (Cell | undefined)[])[]
  /** The places that are drawn in every state, e.g. all days, or what there was before. */
  places: readonly Cell[]
  paths: Record<'mark' | 'place', (at: readonly Cell[]) => readonly { d: string; strokeWidth: number }[]>
  /** Below it stands an axis, from at once to the figure before. */
  hasAxis?: true
}

const valuesOf = (slug: ProjectSlug) => statesOf(slug).map(({ value }) => value)

const pathsOf = (mark: Mark, place: Mark): CaseMarks['paths'] => ({
  mark: (at) => markPaths(mark, at),
  place: (at) => markPaths(place, at),
})

/** As many marks as the figure says, row by row; `total` of them have a place. */
function counted(slug: ProjectSlug, total: number, columns: number, mark: Mark, place: Mark): CaseMarks {
  const places = cells(total, columns)
  return {
    width: columns,
    height: Math.ceil(total / columns) * rowHeight(mark),
    marks: places.map((at, index) => valuesOf(slug).map((value) => (index < value ? at : undefined))),
    places,
    paths: pathsOf(mark, place),
  }
}

/** 100 questions as piles over an axis of hours; those that are answered at once, in the last state, are at zero. */
function waiting(slug: ProjectSlug): CaseMarks {
  const [wide, high] = [4, 25]
  const hours = valuesOf(slug)
  const pileOf = (count: number, hour: number) =>
    cells(count, wide).map(([column, level]): Cell => [hour + column, high - 1 - level])
  const states = hours.map((hour, state) => {
    const atOnce = state === 4 ? answeredAtOnce.value : 0
    return [...pileOf(atOnce, 0), ...pileOf(wide * high - atOnce, hour)]
  })
  return {
    width: Math.max(...hours) + wide,
    height: high,
    marks: Array.from({ length: wide * high }, (_, index) => states.map((state) => state[index])),
    places: states[0] ?? [],
    hasAxis: true,
    paths: pathsOf('dot', 'small'),
  }
}

/** One row for each hotel and one column for each day; the posts are spread evenly, rare ones not all on the same day. */
function posted(): CaseMarks {
  const height = postsByState[0]?.length ?? 0
  const places = cells(postedDays * height, postedDays)
  const isPosted = (times: number, [day, hotel]: Cell) => {
    const offset = times < 4 ? (hotel * 0.62) % 1 : 0.5
    return Array.from({ length: times }, (_, time) => Math.floor(((time + offset) * postedDays) / times)).includes(day)
  }
  return {
    width: postedDays,
    height,
    marks: places.map((at) => postsByState.map((posts) => (isPosted(posts[at[1]] ?? 0, at) ? at : undefined))),
    places,
    paths: pathsOf('dot', 'small'),
  }
}

/** Minutes on the dial of a clock, each hour one ring further in. */
function onDial(slug: ProjectSlug): CaseMarks {
  const ticks = (from: number, to: number, strokeWidth: number) => (at: readonly Cell[]) => [
    {
      d: at.map(([minute, hour]) => `M${point(minute, from - 15 * hour)}L${point(minute, to - 15 * hour)}`).join(''),
      strokeWidth,
    },
  ]
  return {
    ...counted(slug, Math.max(...valuesOf(slug)), 60, 'dot', 'small'),
    width: 100,
    height: 100,
    paths: { mark: ticks(35, 48, 1.7), place: ticks(40, 43, 1) },
  }
}

function point(minute: number, radius: number) {
  const angle = (Math.PI * (minute + 0.5)) / 30
  return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`
}

/** The marks of a case in the form that fits what was counted. */
export const caseMarks: Record<ProjectSlug, () => CaseMarks> = {
  'ecommerce-automation': () => counted('ecommerce-automation', 7, 7, 'tall-day', 'free-tall-day'),
  'customer-service-bot': () => waiting('customer-service-bot'),
  'social-media-generator': posted,
  'voice-documentation': () => onDial('voice-documentation'),
  'quality-control': () => counted('quality-control', 410, 25, 'dot', 'small'),
  'learning-platform': () => counted('learning-platform', 100, 20, 'person', 'small-person'),
}

/** Marks of a row with the place where they are first, and how far they are from there in each state, if they are there. */
export interface Group {
  at: Cell[]
  moves: readonly (Cell | undefined)[]
}

/** The marks in groups that go the same way through the states, so that few elements move. */
export function groupsOf(marks: CaseMarks['marks']): Group[] {
  const groups = new Map<string, Group>()
  for (const places of marks) {
    const first = places.find((place) => place)
    if (!first) continue
    const moves = places.map((place): Cell | undefined => place && [place[0] - first[0], place[1] - first[1]])
    const key = JSON.stringify([first[1], moves])
    groups.set(key, { at: [...(groups.get(key)?.at ?? []), first], moves })
  }
  return [...groups.values()]
}
