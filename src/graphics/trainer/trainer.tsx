import { lines, useI18n } from '#i18n/use-i18n.ts'
import { formatNumber } from '#locale/format.ts'
import { formatClock } from '#locale/times.ts'
import { Agenda } from '../paper/agenda.tsx'
import { Paper } from '../paper/paper.tsx'
import { scheduleOf } from '../paper/schedule.ts'
import { sessions, trainingDay } from './training-day.ts'

const tones = { rules: 'warn', practice: 'good', break: 'break', review: undefined } as const

/** The agenda of a training day. */
export function Graphic() {
  const i18n = useI18n()
  const { starts, people, followUp } = trainingDay
  const { slots, ends } = scheduleOf(sessions.all, starts)
  const clock = (minutes: number) => formatClock(minutes, i18n.locale)
  return (
    <Paper
      kind={i18n.t('training-day.kind')}
      meta={i18n.t('training-day.people', { people })}
      title={i18n.t('training-day.title', {
        practice: formatNumber(4.5, i18n.locale),
        hours: 7,
      })}
    >
      <Agenda
        scale={0.08}
        slots={[
          ...slots.map(({ kind, start, minutes, text }) => {
            const [title, ...details] = lines(i18n.t(text.lines))
            return { start: clock(start), minutes, tone: tones[kind], title, details }
          }),
          { start: clock(ends), minutes: 15, tone: 'break', title: i18n.t('training-day.follow-up', { ...followUp }) },
        ]}
      />
    </Paper>
  )
}
