import { toolCategories, tools } from '#content/tools.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Comparison } from '#sections/comparison.tsx'

const highest = Math.max(...tools.all.map(({ plan }) => plan.dollars))
const cheapestFirst = tools.all.toSorted((one, other) => one.plan.dollars - other.plan.dollars)

/** What the cheapest paid plan of each tool costs in a month. */
export function CheapestPlans() {
  const i18n = useI18n()
  return (
    <Comparison
      title={i18n.t('tools-overview.plans')}
      rows={cheapestFirst.map(({ slug, name, category, plan }) => {
        const label = i18n.t(toolCategories.find(category).text.name)
        return {
          key: slug,
          name,
          figure: plan.dollars.toLocaleString(i18n.locale, {
            style: 'currency',
            currency: 'USD',
            maximumFractionDigits: 0,
          }),
          share: plan.dollars / highest,
          label: plan.per === 'seat' ? i18n.t('tools-overview.per-seat', { category: label }) : label,
        }
      })}
    />
  )
}
