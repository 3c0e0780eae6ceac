import { hoursUntilReply, replies } from '#content/topic-examples.ts'
import { hourOfDay, inUnit } from '#i18n/measure.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'

const hours = Array.from({ length: 25 }, (_, hour) => hour)

/** The time until a reply by the hour of the day at which a message arrives. */
export function Graphic() {
  const i18n = useI18n()
  const { hours: average, routineMinutes, open } = replies
  const time = (value: number, unit: 'minute' | 'hour', display?: 'long') => inUnit(value, unit, i18n.locale, display)
  const clock = (hour: number) => hourOfDay(hour, i18n.locale)
  return (
    <LineChart
      title={i18n.t('topic-charts.replies.title')}
      data={{
        dimension: i18n.t('topic-charts.replies.axis'),
        categories: hours.map((hour) => clock(hour % 24)),
        series: [
          {
            name: i18n.t('topic-charts.replies.before', { average: time(average.before, 'hour', 'long') }),
            tone: 'before',
            values: hours.map((hour) => hoursUntilReply(hour % 24, average.before)),
          },
          {
            name: i18n.t('topic-charts.replies.person', { average: time(average.after, 'hour', 'long') }),
            tone: 'neutral',
            values: hours.map((hour) => hoursUntilReply(hour % 24, average.after)),
          },
          {
            name: i18n.t('topic-charts.replies.routine', { average: time(routineMinutes, 'minute', 'long') }),
            tone: 'after',
            values: hours.map(() => routineMinutes / 60),
          },
        ],
      }}
      write={(value) => (value > 0 && value < 1 ? time(Math.round(60 * value), 'minute') : time(value, 'hour'))}
      axis={i18n.t('topic-charts.replies.axis')}
      note={i18n.t('topic-charts.replies.note', { opens: clock(open.from), closes: clock(open.to) })}
    />
  )
}
