import { useEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { barSeconds, cues, stems, theme, themeSeconds, timecode } from './theme-music.ts'
import { declareLater, useI18n, useQuiet } from '#i18n/use-i18n.ts'
import { needsScripts } from '#style/media.ts'
import { Button } from '#ui/button.tsx'
import { peaksOf } from './score.ts'
import { actors } from '../actors.ts'
import { Paper } from '../paper/paper.tsx'
import { waveform } from '../paper/waveform.ts'

/** Two per eighth. */
const parts = 16 * theme.bars
const lane = 64
const top = 22
const height = top + stems.all.length * lane

const waves = stems.all.map((stem, index) => ({
  ...stem,
  y: top + index * lane,
  path: waveform(peaksOf(stem.slug, parts)),
}))

const percent = (bar: number) => `${(100 * bar) / theme.bars}%`

/** The tracks of a theme with its cue sheet; a press of the button plays it. */
export function Graphic() {
  const i18n = useI18n()
  const client = actors.hotels.company
  const played = useRef<SVGRectElement>(null)
  const { state, toggle } = usePlayer(played)
  declareLater(i18n, [/*i18n*/ 'theme-music.stop', /*i18n*/ 'theme-music.failure'])
  const isPlaying = state === 'playing'
  const hasFailed = state === 'failed'
  const quiet = useQuiet(hasFailed ? state : 'note')
  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('theme-music.kind')}
      title={i18n.t('theme-music.title', { client, seconds: themeSeconds })}
      foot={i18n.t('theme-music.foot', { stems: stems.all.length })}
    >
      <Tracks width="100%" height={height} aria-hidden="true">
        <rect ref={played} width="100%" height={height} />
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
      <Player>
        <Button type="button" look={isPlaying ? 'quiet' : 'action'} onClick={() => void toggle()}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M2 2h12v12H2z' : 'M3 1l12 7-12 7z'} />
          </svg>
          <span>{isPlaying ? i18n.t('theme-music.stop') : i18n.t('theme-music.play', { seconds: themeSeconds })}</span>
        </Button>
        <small aria-live={quiet ?? 'polite'}>
          {hasFailed ? i18n.t('theme-music.failure') : i18n.t('theme-music.note')}
        </small>
      </Player>
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

/** Plays the theme, whose code is downloaded on the first press. Leaving the page stops it. */
function usePlayer(played: RefObject<SVGRectElement | null>) {
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    const stop = () => running.current?.abort()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [])

  async function toggle() {
    if (state === 'playing') return running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState('playing')
    try {
      const { playTheme } = await import('./play-theme.ts')
      if (played.current) await playTheme(controller.signal, played.current)
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return { state, toggle }
}

const Tracks = styled.svg`
  overflow: visible;

  rect {
    fill: var(--line);
    scale: 0 1;
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

const Player = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;

  button {
    min-width: 8.5em;
  }

  small {
    flex: 1 1 13rem;
  }

  ${needsScripts}
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

  span:last-child {
    grid-column: 3;
    color: var(--ink-soft);
  }
`
