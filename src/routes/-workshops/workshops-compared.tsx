import { workshops } from '#content/workshops.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Comparison } from '#sections/comparison.tsx'

const longest = Math.max(...workshops.all.map(({ days }) => days))

/** Days, group size and price of the four workshops. */
export function WorkshopsCompared() {
  const i18n = useI18n()
  return (
    <Comparison
      title={i18n.t('workshops-overview.compared')}
      rows={workshops.all.map(({ slug, days, people, euros, text }) => ({
        key: slug,
        name: <a href={`#${slug}`}>{i18n.t(text.title)}</a>,
        figure: euros.toLocaleString(i18n.locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
        share: days / longest,
        label: i18n.t('workshops-overview.size', { days, people }),
      }))}
    />
  )
}
