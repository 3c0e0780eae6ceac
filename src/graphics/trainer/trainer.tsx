import styled from 'styled-components'
import { scheduleOf, totalMinutes } from '#content/samples/schedule.ts'
import { sessions, trainingDay } from '#content/samples/training-day.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { formatClock, formatElapsed, formatNumber } from '#locale/format.ts'
import { Paper } from '../paper/paper.tsx'

/** The agenda of a training day, each session as tall as it is long. */
export function Graphic() {
  const i18n = useI18n()
  const { starts, people, followUp } = trainingDay
  const { slots, ends } = scheduleOf(sessions.all, starts)
  const practice = totalMinutes(sessions.all.filter(({ kind }) => kind === 'practice'))
  return (
    <Paper
      kind={i18n.t('training-day.kind')}
      meta={i18n.t('training-day.people', { people })}
      title={i18n.t('training-day.title', {
        practice: formatNumber(practice / 60, i18n.locale),
        hours: (ends - starts) / 60,
      })}
    >
      <Day role="list">
        {slots.map(({ slug, kind, start, minutes, text }) => {
          const [title, ...details] = lines(i18n.t(text.lines))
          return (
            <li key={slug} data-kind={kind}>
              <Clock minutes={start} />
              <Session $quarters={minutes / 15}>
                <b>{title}</b>
                {details.map((detail) => (
                  <span key={detail}>{detail}</span>
                ))}
              </Session>
            </li>
          )
        })}
        <li data-kind="break">
          <Clock minutes={ends} />
          <Session $quarters={1}>
            {i18n.t('training-day.follow-up', { weeks: followUp.weeks, minutes: followUp.minutes })}
          </Session>
        </li>
      </Day>
    </Paper>
  )
}

function Clock({ minutes }: { minutes: number }) {
  const i18n = useI18n()
  return <time dateTime={formatElapsed(minutes).padStart(5, '0')}>{formatClock(minutes, i18n.locale)}</time>
}

const Day = styled.ol`
  display: grid;
  gap: 3px;
  line-height: 1.3;

  li {
    display: grid;
    grid-template-columns: 4.9rem minmax(0, 1fr);
    gap: 0.6rem;
  }

  time {
    color: var(--ink-soft);
    text-align: right;
  }

  [data-kind='rules'] {
    --hue: var(--accent);
  }

  [data-kind='practice'] {
    --hue: var(--positive);
  }
`

const Session = styled.div<{ $quarters: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 1rem;
  align-content: start;
  min-height: ${({ $quarters }) => $quarters * 1.2}rem;
  padding: 0.35rem 0.8rem;
  border-left: 5px solid var(--hue, var(--line-strong));
  background: color-mix(in srgb, var(--hue, var(--line-strong)) 13%, transparent);

  b {
    flex-basis: 100%;
    font-weight: 600;
  }

  span {
    flex: 1 1 9rem;
    color: var(--ink-soft);
  }

  [data-kind='break'] > & {
    padding-block: 0;
    border-left-style: dotted;
    background: none;
    color: var(--ink-soft);

    b {
      font-weight: 400;
    }
  }

  @media print {
    background: none;
  }
`
