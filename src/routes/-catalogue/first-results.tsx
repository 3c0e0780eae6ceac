import { catalogue } from '#content/documents/catalogue.ts'
import { writtenPrice } from '#content/price.ts'
import { services } from '#content/services.ts'
import { Comparison } from '#sections/comparison.tsx'
import { BareLink } from '#ui/link.tsx'

const { cards, firstResults } = catalogue
const longest = Math.max(...cards.map(({ first }) => first.days))
const soonestFirst = cards.toSorted((one, other) => one.first.days - other.first.days)

/** When each service of the German catalogue has its first result, and what it costs. */
export function FirstResults() {
  return (
    <Comparison
      title={firstResults.title}
      rows={soonestFirst.map(({ service, name, first }) => {
        const { price } = services.find(service)
        return {
          key: service,
          name: (
            <BareLink to="/services/$slug" params={{ slug: service }}>
              {name}
            </BareLink>
          ),
          figure: `${writtenPrice(price, 'de').euros}${price.per === 'month' ? firstResults.perMonth : firstResults.perProject}`,
          share: first.days / longest,
          label: `${first.days} ${firstResults.days}: ${first.what}`,
        }
      })}
    />
  )
}
