import { offers } from '#content/german/offers.ts'
import { firstResults } from '#content/services/first-results.ts'
import { Comparison } from '#sections/comparison.tsx'
import { BareLink } from '#ui/link.tsx'

const longest = Math.max(...firstResults.all.map(({ workingDays }) => workingDays.value))
const soonestFirst = offers.cards
  .map((card) => ({ ...card, days: firstResults.find(card.service).workingDays.value }))
  .toSorted((one, other) => one.days - other.days)

/** After how many working days each service of the German list of services has its first result, and which. */
export function FirstResultsCompared() {
  const { title, days: unit } = offers.firstResults
  return (
    <Comparison
      title={title}
      rows={soonestFirst.map(({ service, name, days, firstResult }) => ({
        key: service,
        name: (
          <BareLink to="/services/$slug" params={{ slug: service }}>
            {name}
          </BareLink>
        ),
        figure: `${days} ${unit}`,
        share: days / longest,
        label: firstResult,
      }))}
    />
  )
}
