import styled, { keyframes } from 'styled-components'
import { caseStudies } from '#content/case-studies.ts'
import { projects, type ProjectSlug } from '#content/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ChartFigure, drawnOnce } from '#ui/charts/chart-figure.ts'

/** The phases of a project with their months, as a list with bars on a common time axis. */
export function Timeline({ slug }: { slug: ProjectSlug }) {
  const i18n = useI18n()
  const { duration, text } = projects.find(slug)
  const { phases } = caseStudies[slug]
  const months = (from: number, to: number) => {
    const [first, last] = [Math.floor(from) + 1, Math.ceil(to)]
    return i18n.t('projects.timeline.period', { first, last, length: last - first + 1 })
  }
  const end = Math.max(...phases.map(([, to]) => to))
  return (
    <ChartFigure>
      <figcaption>{i18n.t('projects.timeline', { months: duration.value })}</figcaption>
      <Rows role="list">
        {phases.map(([from, to], index) => (
          <li key={index}>
            <b>{i18n.t(text.phases[index]?.name ?? text.title)}</b>
            <span>{months(from, to)}</span>
            <svg viewBox={`0 0 ${end} 4`} preserveAspectRatio="none" aria-hidden="true">
              <path d={Array.from({ length: end + 1 }, (_, tick) => `M${tick} 0v4`).join('')} />
              <rect x={from} width={to - from} height="4" />
            </svg>
          </li>
        ))}
      </Rows>
    </ChartFigure>
  )
}

const grow = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`

const Rows = styled.ol`
  display: grid;
  gap: 0.7rem;
  font-size: var(--text-s);
  line-height: 1.35;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
  }

  b {
    font-weight: 600;
  }

  span {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  svg {
    width: 100%;
    height: 0.9rem;
    margin-top: 0.25rem;
  }

  path {
    stroke: var(--line-strong);
    vector-effect: non-scaling-stroke;
  }

  rect {
    ${drawnOnce}
    animation-name: ${grow};
  }

  li:nth-child(4n + 1) rect {
    fill: var(--sun);
  }
  li:nth-child(4n + 2) rect {
    fill: var(--dusk-2);
  }
  li:nth-child(4n + 3) rect {
    fill: var(--dusk-3);
  }
  li:nth-child(4n + 4) rect {
    fill: var(--positive);
  }

  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
  }

  @media print {
    rect {
      fill-opacity: 0.35;
    }
  }
`
