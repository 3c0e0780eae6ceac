import { useRef } from 'react'
import styled from 'styled-components'
import { actors } from '#content/samples/actors.ts'
import { barSeconds, cues, stems, theme, themeSeconds, timecode } from './theme-music.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Player } from '../player/player.tsx'
import { peaksOf } from './score.ts'
import { Paper } from '../paper/paper.tsx'
import { waveform } from '../player/waveform.ts'

const parts = 112
const lane = 64
const top = 22
const height = top + stems.all.length * lane

const waves = stems.all.map((stem, index) => ({
  ...stem,
  y: top + index * lane,
  path: waveform(peaksOf(stem.slug, parts)),
}))

const percent = (bar: number) => `${(100 * bar) / theme.bars}%`

const loadTheme = async () => (await import('./play-theme.ts')).playTheme

/** The tracks of a theme with its cue sheet; a press of the button plays it. */
export function Graphic() {
  const i18n = useI18n()
  const client = actors[theme.client].company
  const played = useRef<SVGRectElement>(null)
  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('theme-music.kind')}
      title={i18n.t('theme-music.title', { client, seconds: themeSeconds })}
      foot={i18n.t('theme-music.foot', { stems: stems.all.length })}
    >
      <Tracks width="100%" height={height} aria-hidden="true">
        <rect ref={played} width="0" height={height} />
        {waves.map(({ slug, text, y, path }) => (
          <g key={slug} data-stem={slug}>
            <text x="5" y={y + 12}>
              {i18n.t(text.name)}
            </text>
            <svg y={y + 15} width="100%" height={lane - 16} viewBox={`0 0 ${parts * 4} 40`} preserveAspectRatio="none">
              <path d={path} />
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
      <Player
        load={loadTheme}
        label={i18n.t('theme-music.play', { seconds: themeSeconds })}
        note={i18n.t('theme-music.note')}
        failure={i18n.t('theme-music.failure')}
        onProgress={(share) => played.current?.setAttribute('width', `${100 * share}%`)}
      />
      <Cues>
        {cues.all.map(({ slug, bar, text }) => (
          <li key={slug}>
            <span>{timecode(bar * barSeconds)}</span>
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

  rect {
    fill: var(--line);
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
    stroke-width: 2.4;
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
    grid-template-columns: 1rem 5rem minmax(0, 1fr);
    gap: 0 0.5rem;
    counter-increment: cue;
  }

  li::before {
    content: counter(cue);
    color: var(--accent);
    font-weight: 600;
  }

  b {
    font-weight: 600;
  }

  span:last-child {
    grid-column: 3;
    color: var(--ink-soft);
  }
`
