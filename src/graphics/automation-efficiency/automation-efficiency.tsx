import { invoiceHours, invoiceHoursFreed, invoices } from '#content/topic-examples.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatTime } from '#locale/format.ts'
import { VolumeChart } from './volume-chart.tsx'

/** The hours for invoices as areas: their number times the minutes of each, before and today. */
export function Graphic() {
  const i18n = useI18n()
  const { matching, differing, minutesBefore } = invoices
  const time = (value: number, unit: 'minute' | 'hour', length?: 'long') => formatTime(value, unit, i18n.locale, length)
  return (
    <VolumeChart
      title={i18n.t('topic-charts.invoices.title')}
      data={{
        dimension: i18n.t('topic-charts.invoices.dimension'),
        categories: [i18n.t('topic-charts.invoices.matching'), i18n.t('topic-charts.invoices.differing')],
        series: [
          {
            name: i18n.t('topic-charts.before', { value: time(invoiceHours.before, 'hour', 'long') }),
            tone: 'before',
            values: [minutesBefore, minutesBefore],
          },
          {
            name: i18n.t('topic-charts.today', { value: time(invoiceHours.after, 'hour', 'long') }),
            tone: 'after',
            values: [matching.minutes, differing.minutes],
          },
        ],
      }}
      counts={{ name: i18n.t('topic-charts.invoices.count'), values: [matching.count, differing.count] }}
      write={(minutes) => time(minutes, 'minute')}
      writeTotal={(minutes) => time(minutes / 60, 'hour')}
      remark={[time(invoiceHoursFreed, 'hour', 'long'), i18n.t('topic-charts.invoices.saved')]}
      note={i18n.t('topic-charts.invoices.note')}
    />
  )
}
