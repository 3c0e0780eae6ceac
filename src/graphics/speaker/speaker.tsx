import { useI18n } from '#i18n/use-i18n.ts'
import { formatElapsed } from '#locale/times.ts'
import { Agenda } from '../paper/agenda.tsx'
import { Paper } from '../paper/paper.tsx'
import { Remark } from '../paper/remark.tsx'
import { scheduleOf } from '../paper/schedule.ts'
import { talkParts } from './running-order.ts'

const tones = { talk: undefined, live: 'warn', questions: 'good' } as const

/** The minutes of the talk, of its demos and of the questions after it. */
const [talk, live, questions] = [45, 27, 15]

/** The running order of a talk, demos and questions marked. */
export function Graphic() {
  const i18n = useI18n()
  return (
    <Paper
      kind={i18n.t('running-order.kind')}
      meta={i18n.t('running-order.length', { talk, questions })}
      title={i18n.t('running-order.title', { live, talk })}
    >
      <Agenda
        scale={0.25}
        slots={scheduleOf(talkParts.all, 0).slots.map(({ kind, start, minutes, text }) => ({
          start: formatElapsed(start),
          minutes,
          tone: tones[kind],
          title: i18n.t(text.title),
          details: kind === 'live' ? [i18n.t('running-order.live')] : [],
        }))}
      />
      <Remark data-tone="good">
        <b>{i18n.t('running-order.minute', { minute: 8 })}</b>
        <span>{i18n.t('running-order.failure')}</span>
      </Remark>
    </Paper>
  )
}
