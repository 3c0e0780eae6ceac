import { replies } from '#content/samples/topic-examples.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatClock, formatTime } from '#locale/format.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'

/** The hours of the day between which the team replies, an assumption of the chart. */
const open = { from: 8, to: 21 } as const

const hours = Array.from({ length: 25 }, (_, hour) => hour)

/** The time until a reply by the hour of the day at which a message arrives. */
export function Graphic() {
  const i18n = useI18n()
  const { hours: average, routineMinutes } = replies
  const time = (value: number, unit: 'minute' | 'hour') => formatTime(value, unit, i18n.locale)
  const clock = (hour: number) => formatClock(60 * hour, i18n.locale)
  return (
    <LineChart
      title={i18n.t('topic-charts.replies.title')}
      data={{
        dimension: i18n.t('topic-charts.replies.axis'),
        categories: hours.map((hour) => clock(hour % 24)),
        series: [
          {
            name: i18n.t('topic-charts.replies.before'),
            tone: 'before',
            values: hours.map((hour) => hoursUntilReply(hour % 24, average.before)),
          },
          {
            name: i18n.t('topic-charts.replies.person'),
            tone: 'neutral',
            values: hours.map((hour) => hoursUntilReply(hour % 24, average.after)),
          },
          {
            name: i18n.t('topic-charts.replies.routine'),
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

/**
 * The hours until a person replies to a message that arrives at an hour of the day, if messages arrive evenly around the
 * clock and each waits for the same number of working hours. That number follows from the average over the day.
 */
function hoursUntilReply(hour: number, average: number): number {
  const { from, to } = open
  const closed = 24 - (to - from)
  const queue = (average - closed ** 2 / 48) / (1 + closed / 24)
  if (hour < from) return from - hour + queue
  if (hour >= to) return from + 24 - hour + queue
  return hour + queue <= to ? queue : queue + closed
}
