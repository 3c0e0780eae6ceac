import { price } from '#content/price.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { UnitChart } from '#ui/charts/unit-chart.tsx'

/** The concepts of a year, what a first test costs, and the working days until a retailer reacts. */
const before = { count: 5, cost: 8200, days: 30 }
const after = { count: 24, cost: 1640, days: 8 }
/** What became of the later ones. */
const [dropped, prototypes, products] = [19, 3, 2]

/** The budget for first tests, cut into concepts, and what became of them. */
export function Graphic() {
  const i18n = useI18n()
  const money = (amount: number) => formatQuantity(price(amount), i18n.locale)
  const years = [before, after]
  const names = [i18n.t('topic-charts.state.before'), i18n.t('topic-charts.state.today')] as const
  return (
    <>
      <UnitChart
        title={i18n.t('topic-charts.concepts.title')}
        data={{
          categories: names,
          series: [
            { name: i18n.t('topic-charts.concepts.unknown'), tone: 'neutral', values: [before.count, 0] },
            { name: i18n.t('topic-charts.concepts.dropped'), tone: 'before', values: [0, dropped] },
            { name: i18n.t('topic-charts.concepts.prototypes'), tone: 'partial', values: [0, prototypes] },
            { name: i18n.t('topic-charts.concepts.products'), tone: 'after', values: [0, products] },
          ],
        }}
        sizes={years.map(({ cost }) => cost)}
        across={before.count * before.cost}
        summaries={years.map(({ count, cost }) => `${count} × ${money(cost)} = ${money(count * cost)}`)}
        note={i18n.t('topic-charts.concepts.note')}
      />
      <BarChart
        title={i18n.t('topic-charts.reaction.title')}
        bars={[
          { name: names[0], tone: 'before', value: before.days },
          { name: names[1], tone: 'after', value: after.days },
        ]}
        write={(days) => i18n.t('topic-charts.days', { days })}
      />
    </>
  )
}
