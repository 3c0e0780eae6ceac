import { useI18n } from '#i18n/use-i18n.ts'
import { formatNumber } from '#locale/format.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'

/** The descriptions a week by hand, and with a template in each month since the start; all are written after the fifth one. */
const byHand = 40
const weekly = [byHand, 92, 133, 184, 240, 295, 343, 381, 409, 428, 440, 448, 453]
const done = 5

/** The curve of the output: why it rises and where it flattens out. */
export function Graphic() {
  const i18n = useI18n()
  const write = (value: number) => formatNumber(value, i18n.locale)
  return (
    <LineChart
      title={i18n.t('topic-charts.growth.title')}
      data={{
        categories: weekly.map((_, month) => String(month)),
        series: [
          {
            name: i18n.t('topic-charts.growth.template'),
            tone: 'after',
            values: weekly.map((value, month) => (month <= done ? value : undefined)),
          },
          {
            name: i18n.t('topic-charts.growth.more'),
            tone: 'partial',
            values: weekly.map((value, month) => (month >= done ? value : undefined)),
          },
          { name: i18n.t('topic-charts.growth.by-hand'), tone: 'before', values: weekly.map(() => byHand) },
        ],
      }}
      told={`${i18n.t('topic-charts.growth.template')} (${write(byHand)}–${write(weekly[done] ?? byHand)})`}
      write={write}
      axis={i18n.t('topic-charts.growth.axis')}
      note={i18n.t('topic-charts.growth.note')}
    />
  )
}
