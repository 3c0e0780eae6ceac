import { count } from '#locale/quantity.ts'
import { tools } from '../tools.ts'
import { workshops } from './workshops.ts'
import type { NamedFacts } from '../fact.ts'

/** The workshop that is lowest, and the one that is highest, in a quantity. */
function extremes(of: 'days' | 'people' | 'price' | 'inHouse') {
  const sorted = workshops.all.map((each) => each[of]).toSorted((a, b) => a.value - b.value)
  return { lowest: sorted.at(0), highest: sorted.at(-1) }
}

/** From how many people on the workshop for one company costs less than single seats, the fewest and the most of all. */
const cheaperFrom = workshops.all.map(({ price, inHouse }) => Math.floor(inHouse.value / price.value) + 1)

/** What the workshops cost, and how long and for how many people they are. */
export const workshopFacts = {
  shortestWorkshopDays: extremes('days').lowest,
  longestWorkshopDays: extremes('days').highest,
  smallestWorkshop: extremes('people').lowest,
  largestWorkshop: extremes('people').highest,
  lowestWorkshopPrice: extremes('price').lowest,
  lowestInHousePrice: extremes('inHouse').lowest,
  inHouseFromFewest: count(Math.min(...cheaperFrom)),
  inHouseFromMost: count(Math.max(...cheaperFrom)),
  marketingWorkshopDays: workshops.when('marketing', ({ days }) => days),
  marketingWorkshopPeople: workshops.when('marketing', ({ people }) => people),
  toolCount: count(tools.all.length),
} satisfies NamedFacts
