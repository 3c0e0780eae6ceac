import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { UnitChart } from '#ui/charts/unit-chart.tsx'

/** The requests of a month: working hours until the quote, quotes sent, and orders. */
const requests = 80
const hoursPerDay = 8
const before = { hours: 24, sent: 62, orders: 12 }
const after = { hours: 5, sent: 78, orders: 19 }

/** What becomes of the requests, and the time until a quote goes out. */
export function Graphic() {
  const i18n = useI18n()
  const months = [before, after]
  const [beforeName, todayName] = [i18n.t('topic-charts.state.before'), i18n.t('topic-charts.state.today')]
  return (
    <>
      <UnitChart
        title={i18n.t('topic-charts.requests.title')}
        data={{
          categories: [beforeName, todayName],
          series: [
            { name: i18n.t('topic-charts.requests.order'), tone: 'after', values: months.map(({ orders }) => orders) },
            {
              name: i18n.t('topic-charts.requests.quote'),
              tone: 'partial',
              values: months.map(({ sent, orders }) => sent - orders),
            },
            {
              name: i18n.t('topic-charts.requests.none'),
              tone: 'before',
              values: months.map(({ sent }) => requests - sent),
            },
          ],
        }}
        across={20}
        summaries={months.map(({ orders }) => i18n.t('topic-charts.requests.orders', { orders }))}
        note={i18n.t('topic-charts.requests.note')}
      />
      <BarChart
        title={i18n.t('topic-charts.quotes.title')}
        bars={[
          { name: beforeName, tone: 'before', value: before.hours },
          { name: todayName, tone: 'after', value: after.hours },
        ]}
        write={(hours) =>
          hours < hoursPerDay
            ? formatQuantity({ value: hours, unit: 'hour' }, i18n.locale, 'long')
            : i18n.t('topic-charts.days', { days: hours / hoursPerDay })
        }
      />
    </>
  )
}
