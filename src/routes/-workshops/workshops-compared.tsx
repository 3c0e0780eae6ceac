import { workshops } from '#content/workshops.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { Comparison } from '#sections/comparison.tsx'

const longest = Math.max(...workshops.all.map(({ days }) => days.value))

/** Days, group size and price of the four workshops. */
export function WorkshopsCompared() {
  const i18n = useI18n()
  return (
    <Comparison
      title={i18n.t('workshops-overview.compared')}
      rows={workshops.all.map(({ slug, days, people, price, text }) => ({
        key: slug,
        name: <a href={`#${slug}`}>{i18n.t(text.title)}</a>,
        figure: formatQuantity(days, i18n.locale, 'long'),
        share: days.value / longest,
        label: i18n.t('workshops-overview.seats', {
          people: people.value,
          price: formatQuantity(price, i18n.locale),
        }),
      }))}
    />
  )
}
