import styled, { css } from 'styled-components'
import { projectRecords } from '#content/projects/project-records.ts'
import type { ProjectSlug } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import type { Tone } from '#ui/charts/chart.tsx'
import { caseMarks, groupsOf, type Group } from './case-marks.ts'
import { statesOf } from './case-states.ts'

interface CaseDrawingProps {
  slug: ProjectSlug
  /** The states that are drawn, one in front of the other; without them all, of which `data-state` around it shows one. */
  states?: readonly number[]
}

/** What was measured in a case, in one state or in one that changes; for the frame of a figure that says it in words. */
export function CaseDrawing({ slug, states }: CaseDrawingProps) {
  const i18n = useI18n()
  const { width, height, marks, places, paths, hasAxis } = caseMarks[slug]()
  const tones = tonesOf(slug)
  const stacked = [
    { tone: 'neutral', drawn: paths.place(places) },
    ...(states ?? []).map((state) => ({
      tone: tones[state],
      drawn: paths.mark(marks.flatMap((mark) => (mark[state] ? [mark[state]] : []))),
    })),
  ]
  return (
    <Drawing $ratio={width / height}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        {stacked.map(({ tone, drawn }, index) =>
          drawn.map((path) => <path key={`${index} ${path.d}`} data-tone={tone} {...path} />),
        )}
        {!states &&
          groupsOf(marks).map(({ at, moves }, index) => (
            <Moving key={index} $moves={moves}>
              {[...new Set(tones)].map((tone) => {
                const on = tones.flatMap((each, state) => (each === tone && moves[state] ? [state] : [])).join(' ')
                return (
                  on &&
                  paths.mark(at).map((path) => <path key={tone + path.d} data-tone={tone} data-on={on} {...path} />)
                )
              })}
            </Moving>
          ))}
      </svg>
      {hasAxis && (
        <p>
          <span>{i18n.t('projects.at-once')}</span>
          <span>{formatQuantity(projectRecords[slug].measured.before, i18n.locale, 'long')}</span>
        </p>
      )}
    </Drawing>
  )
}

/** The tone of each state: one that is between before and after is partial. */
export function tonesOf(slug: ProjectSlug): Tone[] {
  const values = statesOf(slug).map(({ value }) => value)
  return values.map((value) => (value === values[0] ? 'before' : value === values.at(-1) ? 'after' : 'partial'))
}

/* As wide as there is room and not higher than --drawing. */
const Drawing = styled.div<{ $ratio: number }>`
  max-width: calc(var(--drawing, 15rem) * ${({ $ratio }) => $ratio});

  svg {
    width: 100%;
    overflow: visible;
  }

  path {
    fill: none;
    stroke: var(--mark);
  }

  /* Opaque, in front of the places. */
  [data-tone='partial'] {
    stroke: color-mix(in srgb, var(--mark) 65%, var(--raised));
  }

  [data-tone='neutral'] {
    stroke-opacity: 0.45;
  }

  p {
    display: flex;
    justify-content: space-between;
    margin-top: 0.4rem;
    border-top: 1px solid var(--line-strong);
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
`

/* One row after the other, and all within half a second. */
const Moving = styled.g<{ $moves: Group['moves'] }>`
  transition: translate 350ms cubic-bezier(0.2, 0, 0, 1) var(--wait, 0ms);

  path {
    opacity: var(--on, 0);
    transition: opacity 260ms var(--wait, 0ms);
  }

  &:nth-of-type(3n + 2) {
    --wait: 60ms;
  }
  &:nth-of-type(3n) {
    --wait: 120ms;
  }

  ${({ $moves }) =>
    $moves.map(
      (move, state) =>
        move?.some(Boolean) &&
        css`
          [data-state='${state}'] & {
            translate: ${move[0]}px ${move[1]}px;
          }
        `,
    )}
`
