import { firstResults } from '#content/services/result-day.ts'
import { services } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'

/** The working days until each service shows a result, the fastest first. */
export function FirstResults() {
  const i18n = useI18n()
  const rows = firstResults.all.toSorted((one, other) => one.workingDays.value - other.workingDays.value)
  return (
    <BarChart
      title={i18n.t('first-results.title')}
      data={{
        dimension: i18n.t('first-results.service'),
        categories: rows.map(({ slug, text }) => `${i18n.t(services.find(slug).text.name)}: ${i18n.t(text.result)}`),
        series: [
          {
            name: i18n.t('first-results.days'),
            tone: 'neutral',
            values: rows.map(({ workingDays }) => workingDays.value),
          },
        ],
      }}
      write={(days) => i18n.t('first-results.value', { days })}
      note={i18n.t('first-results.note')}
    />
  )
}
