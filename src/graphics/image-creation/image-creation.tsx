import type { ReactNode } from 'react'
import styled from 'styled-components'
import { contactSheet } from './contact-sheet.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Paper } from '../paper/paper.tsx'
import { notPrinted } from '#style/media.ts'
import { fills } from '#ui/art/fills.ts'

type Slug = (typeof contactSheet.slugs)[number]

interface Setting {
  /** Width and height of the picture. */
  size: readonly [number, number]
  light?: 'dawn' | 'night'
  /** The room behind the product; `a` to `d` are tones from dark to light. */
  room: ReactNode
  /** Where the product stands: left edge and floor line. */
  at: readonly [x: number, y: number]
}

const scenes: Record<Slug, Setting> = {
  source: {
    size: [120, 120],
    room: (
      <>
        <path className="paper" d="M0 0h120v120H0z" />
        <path className="a" d="M12 100h14v10H12z" />
        <path className="b" d="M26 100h14v10H26z" />
        <path className="c" d="M40 100h14v10H40z" />
        <path className="d" d="M54 100h14v10H54z" />
      </>
    ),
    at: [12, 78],
  },
  apartment: {
    size: [250, 120],
    light: 'dawn',
    room: (
      <>
        <path className="d" d="M0 0h250v96H0z" />
        <path className="c" d="M0 92h250v28H0z" />
        <path className="sky" d="M18 12h88v62H18z" />
        <path className="b" d="M18 54l16-8 12 6 20-14 18 12 22-8v32H18z" />
        <path className="frame" d="M18 12h88v62H18zM62 12v62" />
        <path
          className="a"
          d="M226 92l-3-44c-12-4-14-16-12-24 8 4 12 10 14 16-2-12 2-22 8-28 4 10 3 20-2 28 6-5 10-6 15-5-2 9-8 14-16 14l-1 43z"
        />
        <path className="b" d="M216 78h18l-3 22h-12z" />
        <path className="a" d="M168 20h30v24h-30z" />
        <circle className="sun" cx="183" cy="33" r="6" />
      </>
    ),
    at: [112, 100],
  },
  hallway: {
    size: [120, 150],
    room: (
      <>
        <path className="b" d="M0 0h120v122H0z" />
        <path className="a" d="M0 116h120v34H0z" />
        <circle className="d" cx="62" cy="42" r="24" />
        <path className="c" d="M48 61.500L84 33a24 24 0 0 1-36 28.500z" />
        <path className="d" d="M88 84v-14h8v14zM92 70c-6-8-4-16 2-22M92 70c4-6 8-8 12-8" />
      </>
    ),
    at: [14, 126],
  },
  evening: {
    size: [120, 150],
    light: 'night',
    room: (
      <>
        <path className="a" d="M0 0h120v122H0z" />
        <path className="b" d="M0 116h120v34H0z" />
        <circle className="glow" cx="84" cy="62" r="34" />
        <path className="sky" d="M14 18h34v46H14z" />
        <circle className="sun" cx="38" cy="30" r="6" />
        <path className="frame" d="M14 18h34v46H14zM31 18v46" />
        <path className="sun" d="M72 60l6-18h12l6 18z" />
        <path className="d" d="M83 60h2v24h-2z" />
      </>
    ),
    at: [14, 126],
  },
  discarded: {
    size: [120, 150],
    light: 'dawn',
    room: (
      <>
        <path className="c" d="M0 0h120v122H0z" />
        <path className="b" d="M0 116h120v34H0z" />
        <path className="d" d="M20 20h34v44H20zM62 32h26v32H62z" />
        <path className="a" d="M26 52l10-14 8 8 6-4v16H26z" />
      </>
    ),
    at: [14, 126],
  },
}

/** A contact sheet: the photo of a product, its scenes, and one picture that did not pass the check. */
export function Graphic() {
  const i18n = useI18n()
  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('contact-sheet.kind')}
      title={i18n.t('contact-sheet.title')}
      foot={i18n.t('contact-sheet.foot')}
    >
      <Sheet>
        {contactSheet.all.map(({ slug, wood, drawers, text }) => {
          const { size, light, room, at } = scenes[slug]
          return (
            <li key={slug} data-scene={slug}>
              <svg viewBox={`0 0 ${size.join(' ')}`} data-light={light} aria-hidden="true">
                {room}
                <g transform={`translate(${at.join(' ')})`}>
                  <Sideboard wood={wood} drawers={drawers} />
                </g>
                {slug === 'discarded' && (
                  <path className="pencil" d="M87 98c2-24 30-24 29 0s-26 28-29 4M92 12l18 18M110 12L92 30" />
                )}
              </svg>
              <span>{i18n.t(text.caption)}</span>
            </li>
          )
        })}
      </Sheet>
    </Paper>
  )
}

/** A sideboard of 96 by 50 that stands on the line y = 0. */
function Sideboard({ wood, drawers }: { wood: string; drawers: number }) {
  const width = 88 / drawers
  const fronts = Array.from({ length: drawers }, (_, index) => 4 + index * width)
  return (
    <>
      <path className="legs" d="M10 0l3-12h4l-2 12zM86 0l-3-12h-4l2 12z" />
      <path className={wood} d="M0-50h96v40H0z" />
      <path className="fronts" d={fronts.map((x) => `M${x + 1}-46h${width - 2}v32h${2 - width}z`).join('')} />
      <path className="knobs" d={fronts.map((x) => `M${x + width / 2 - 3}-41h6`).join('')} />
    </>
  )
}

/* The woods are mixed here, so that they are the same in the light of every scene. */
const Sheet = styled.ol.attrs({ role: 'list' })`
  --oak: color-mix(in srgb, var(--dusk-1) 55%, var(--line-strong));
  --walnut: color-mix(in srgb, color-mix(in srgb, var(--accent) 40%, var(--line-strong)) 50%, var(--dusk-6));
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.9rem 0.6rem;

  [data-scene='apartment'] {
    grid-column: span 2;
  }

  li {
    line-height: 1.3;
  }

  [data-scene='discarded'] {
    color: var(--accent);
  }

  svg {
    width: 100%;
    margin-bottom: 0.4rem;
    border-radius: var(--radius-mark);

    ${notPrinted}
  }

  .paper {
    fill: #fff;
  }
  ${fills({ '.a': 'var(--dusk-6)', '.b': 'var(--dusk-5)', '.c': 'var(--dusk-3)', '.d': 'var(--dusk-1)' })}
  ${fills({ '.sky': 'var(--dusk-4)', '.sun': 'var(--sun)', '.glow': 'var(--sun)' })}
  ${fills({ '.oak': 'var(--oak)', '.walnut': 'var(--walnut)', '.legs': 'var(--walnut)' })}
  .glow {
    fill-opacity: 0.16;
  }
  .frame,
  .knobs,
  .fronts {
    fill: none;
    stroke: var(--dusk-6);
    stroke-width: 1.5;
  }
  .pencil {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4;
    stroke-linecap: round;
  }
`
