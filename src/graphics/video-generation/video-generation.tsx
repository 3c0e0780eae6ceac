import type { ReactNode } from 'react'
import styled from 'styled-components'
import { seconds, storyboard, type shots } from './storyboard.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatElapsed } from '#locale/times.ts'
import { Paper } from '../paper/paper.tsx'
import { notPrinted } from '#style/media.ts'
import { fills } from '#ui/art/fills.ts'

/** A lathe chuck seen from the front, around the middle of a frame of 160 by 90. */
const chuck = 'M80 45m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M80 45m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0'
const jaws = 'M75 36V17h10v19zM84.3 53.5l16.5 9.5 5-8.7-16.5-9.5zM75.7 53.5l-16.5 9.5-5-8.7 16.5-9.5z'

/** The drawings of the frames: `a` to `d` are the tones from the background to the highlight. */
const drawings: Record<(typeof shots.slugs)[number], ReactNode> = {
  promise: (
    <>
      <path className="b" d="M0 68h160v22H0zM26 20h96v48H26z" />
      <path className="c" d="M34 27h44v33H34zM86 27h28v10H86z" />
      <path
        className="d"
        d="M56 43.5m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M88 44h6v6h-6zM98 44h6v6h-6zM122 32h18v36h-18z"
      />
      <path className="a" d="M56 43.5m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
    </>
  ),
  jaws: (
    <>
      <path className="b" d={chuck} fillRule="evenodd" />
      <path className="d" d={jaws} />
      <path className="c" d="M160 90V46l-36-4-26 12-20-2-2 8 20 6 8 8 16 2 14-4 8 18z" />
    </>
  ),
  coolant: (
    <>
      <path className="b" d="M0 0h160v26H62v12h98v14H62v38H0z" />
      <path className="d" d="M62 26h70l8 6-8 6H62z" />
      <path className="c" d="M22 0h18v26h22v12H22z" />
      <path className="flow" d="M31 2v30h100M142 32c10 4 13 20 13 52M142 34c3 8 4 24 4 50" />
    </>
  ),
  measure: (
    <>
      <path className="b" d="M52 30h56v40H52z" />
      <path className="c" d="M52 30h10v40H52zM98 30h10v40H98zM66 30h28v40H66z" />
      <path className="d" d="M40 8h104v10H112v20h-6V18H54v20h-6V18h-8zM118 10h20v6h-20z" />
    </>
  ),
}

/** A storyboard: each line of the script with its shot, filmed or generated. */
export function Graphic() {
  const i18n = useI18n()
  const made = { filmed: i18n.t('storyboard.filmed'), generated: i18n.t('storyboard.generated') }
  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('storyboard.kind')}
      title={i18n.t('storyboard.title', { seconds })}
      foot={i18n.t('storyboard.foot')}
    >
      <Shots>
        {storyboard.map(({ slug, from, to, made: how, text }, index) => (
          <li key={slug}>
            <svg viewBox="0 0 160 90" data-light={index % 2 ? 'night' : undefined} aria-hidden="true">
              {drawings[slug]}
            </svg>
            <div>
              <small>{`${formatElapsed(from)}–${formatElapsed(to)}`}</small> <small data-made={how}>{made[how]}</small>
              <p>{i18n.t(text.line)}</p>
              <small>{i18n.t(text.shot)}</small>
            </div>
          </li>
        ))}
      </Shots>
    </Paper>
  )
}

const Shots = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: 0.9rem;

  li {
    display: grid;
    grid-template-columns: minmax(7rem, 6fr) 8fr;
    gap: 1rem;
    align-items: start;
  }

  svg {
    width: 100%;
    border-radius: var(--radius-mark);
    background: var(--dusk-5);

    ${notPrinted}
  }

  ${fills({ '.a': 'var(--dusk-5)', '.b': 'var(--dusk-4)', '.c': 'var(--dusk-3)', '.d': 'var(--dusk-1)' })}
  .flow {
    fill: none;
    stroke: var(--positive);
    stroke-width: 4;
    stroke-dasharray: 7 4;
  }

  p {
    font-weight: 600;
  }

  [data-made='filmed'] {
    color: var(--positive);
  }
  [data-made='generated'] {
    color: var(--accent);
  }
`
