import { growth, weeklyDescriptions } from '#content/samples/topic-examples.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatNumber } from '#locale/format.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'

const months = Array.from({ length: 13 }, (_, month) => month)

/** The curve of the output: why it rises and where it flattens out. */
export function Graphic() {
  const i18n = useI18n()
  const { byHand, done } = growth
  const write = (value: number) => formatNumber(value, i18n.locale)
  const weekly = (month: number) => (month === 0 ? byHand.weekly : Math.round(weeklyDescriptions(month)))
  return (
    <LineChart
      title={i18n.t('topic-charts.growth.title')}
      data={{
        dimension: i18n.t('topic-charts.growth.month'),
        categories: months.map(String),
        series: [
          {
            name: i18n.t('topic-charts.growth.template'),
            tone: 'after',
            values: months.map((month) => (month <= done ? weekly(month) : undefined)),
          },
          {
            name: i18n.t('topic-charts.growth.more'),
            tone: 'partial',
            values: months.map((month) => (month >= done ? weekly(month) : undefined)),
          },
          { name: i18n.t('topic-charts.growth.by-hand'), tone: 'before', values: months.map(() => byHand.weekly) },
        ],
      }}
      write={write}
      axis={i18n.t('topic-charts.growth.axis')}
      note={i18n.t('topic-charts.growth.note')}
    />
  )
}
