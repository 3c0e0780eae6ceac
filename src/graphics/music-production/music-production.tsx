import styled from 'styled-components'
import { bars, eighths, notesOf } from './score.ts'
import { cues, stems } from './theme-music.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatElapsed } from '#locale/times.ts'
import { actors } from '../actors.ts'
import { Paper } from '../paper/paper.tsx'

const lane = 64
const top = 22
const height = top + stems.all.length * lane

const percent = (bar: number) => `${(100 * bar) / bars}%`

/** The notes of a theme, track by track, with its cue sheet. */
export function Graphic() {
  const i18n = useI18n()
  const client = actors.hotels.company
  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('theme-music.kind')}
      title={i18n.t('theme-music.title', { client, seconds: 15 })}
      foot={i18n.t('theme-music.foot', { stems: stems.all.length })}
    >
      <Tracks width="100%" height={height} aria-hidden="true">
        {stems.all.map(({ slug, text }, index) => (
          <g key={slug} data-stem={slug}>
            <text x="5" y={top + index * lane + 12}>
              {i18n.t(text.name)}
            </text>
            <svg
              y={top + index * lane + 22}
              width="100%"
              height={lane - 30}
              viewBox={`0 0 ${eighths} 1`}
              preserveAspectRatio="none"
            >
              <path d={notesOf(slug)} />
            </svg>
          </g>
        ))}
        {cues.all.map(({ slug, bar }, index) => (
          <g key={slug}>
            <line x1={percent(bar)} x2={percent(bar)} y2={height} />
            <text x={percent(bar)} dx="5" y="13">
              {index + 1}
            </text>
          </g>
        ))}
      </Tracks>
      <Cues>
        {cues.all.map(({ slug, second, text }) => (
          <li key={slug}>
            <span>{formatElapsed(second)}</span>
            <b>{i18n.t(text.music)}</b>
            <span>{i18n.t(text.picture)}</span>
          </li>
        ))}
      </Cues>
    </Paper>
  )
}

const Tracks = styled.svg`
  overflow: visible;

  svg {
    overflow: visible;
  }

  text {
    fill: var(--ink-soft);
    font-size: var(--text-xs);
  }

  line {
    stroke: var(--line-strong);
  }

  path {
    stroke: var(--accent);
    stroke-width: 5px;
    vector-effect: non-scaling-stroke;
  }

  [data-stem='bass'] path {
    stroke: var(--positive);
  }

  [data-stem='rhythm'] path {
    stroke: var(--line-strong);
  }
`

const Cues = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: 0.4rem;
  counter-reset: cue;

  li {
    display: grid;
    grid-template-columns: 1rem 3rem minmax(0, 1fr);
    gap: 0 0.5rem;
    counter-increment: cue;
  }

  li::before {
    content: counter(cue);
    color: var(--accent);
    font-weight: 600;
  }

  span:last-child {
    grid-column: 3;
    color: var(--ink-soft);
  }
`
