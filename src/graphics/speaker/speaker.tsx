import styled from 'styled-components'
import { networkFailure, runningOrder, talkParts } from '#content/samples/running-order.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatElapsed } from '#locale/format.ts'
import { Paper } from '../paper/paper.tsx'
import { Remark } from '../paper/remark.tsx'

/** The running order of a talk: its parts as bars along the minutes, demos and questions marked. */
export function Graphic() {
  const i18n = useI18n()
  const { slots, talk, live, total } = runningOrder(talkParts.all)
  const { minute } = networkFailure
  return (
    <Paper
      kind={i18n.t('running-order.kind')}
      meta={i18n.t('running-order.length', { talk, questions: total - talk })}
      title={i18n.t('running-order.title', { live, talk })}
    >
      <Order role="list">
        {slots.map(({ slug, kind, start, minutes, text }) => (
          <li key={slug} data-kind={kind}>
            <span>{formatElapsed(start)}</span>
            <p>
              <span>{i18n.t(text.title)}</span> {kind === 'live' && <b>{i18n.t('running-order.live')}</b>}
            </p>
            <small>{i18n.t('running-order.minutes', { minutes })}</small>
            <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="track" width={total} height="1" />
              <rect x={start} width={minutes} height="1" />
              {minute > start && minute < start + minutes && (
                <rect className="failure" x={minute - 0.4} width="0.8" height="1" />
              )}
            </svg>
          </li>
        ))}
      </Order>
      <Remark data-tone="good">
        <b>{i18n.t('running-order.minute', { minute })}</b>
        <span>{i18n.t('running-order.failure')}</span>
      </Remark>
    </Paper>
  )
}

const Order = styled.ol`
  display: grid;
  gap: 0.75rem;

  li {
    display: grid;
    grid-template-columns: 2.6rem minmax(0, 1fr) auto;
    gap: 0.15rem 0.6rem;
    align-items: baseline;
    line-height: 1.3;
  }

  li > span,
  small {
    color: var(--ink-soft);
  }

  svg {
    grid-column: 2 / -1;
    width: 100%;
    height: 0.6rem;
    fill: var(--line-strong);
  }

  .track {
    fill: color-mix(in srgb, var(--line) 60%, transparent);
  }

  && .failure {
    fill: var(--ink);
  }

  [data-kind='live'] {
    p {
      font-weight: 600;
    }
    b {
      margin-left: 0.25rem;
      padding: 0.1rem 0.45rem;
      border-radius: var(--radius-mark);
      background: var(--accent);
      color: var(--on-accent);
      font-size: var(--text-xs);
      white-space: nowrap;
    }
    svg {
      fill: var(--accent);
    }
  }

  @media print {
    [data-kind='live'] b {
      border: 1px solid;
      background: none;
    }
  }

  [data-kind='questions'] svg {
    fill: var(--positive);
  }
`
