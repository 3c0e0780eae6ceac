import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { formatClock } from '#locale/times.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'

/** The hours of the day between which the team replies, an assumption of the chart. */
const open = { from: 8, to: 21 } as const

/** The hours until a person replies to a message that arrives at each hour of the day, from 0 to 24. */
const before = [13, 12, 11, 10, 9, 8, 7, 6, 5, 5, 5, 5, 5, 5, 5, 5, 16, 16, 16, 16, 16, 16, 15, 14, 13]
const today = [8, 7, 6, 5, 4, 3, 2, 1, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 11, 10, 9, 8]
/** The hours until a routine question is answered. */
const routine = 2 / 60

/** The time until a reply by the hour of the day at which a message arrives. */
export function Graphic() {
  const i18n = useI18n()
  const time = (value: number, unit: 'minute' | 'hour') => formatQuantity({ value, unit }, i18n.locale)
  const clock = (hour: number) => formatClock(60 * hour, i18n.locale)
  return (
    <LineChart
      title={i18n.t('topic-charts.replies.title')}
      data={{
        categories: before.map((_, hour) => clock(hour % 24)),
        series: [
          {
            name: i18n.t('topic-charts.replies.before'),
            tone: 'before',
            values: before,
          },
          {
            name: i18n.t('topic-charts.replies.person'),
            tone: 'neutral',
            values: today,
          },
          {
            name: i18n.t('topic-charts.replies.routine'),
            tone: 'after',
            values: before.map(() => routine),
          },
        ],
      }}
      // The page has the other two in its tiles.
      told={i18n.t('topic-charts.replies.before')}
      write={(value) => (value > 0 && value < 1 ? time(Math.round(60 * value), 'minute') : time(value, 'hour'))}
      axis={i18n.t('topic-charts.replies.axis')}
      note={i18n.t('topic-charts.replies.note', { opens: clock(open.from), closes: clock(open.to) })}
    />
  )
}
