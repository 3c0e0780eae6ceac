import { count } from '#locale/quantity.ts'
import { tools } from '../tools.ts'
import { workshops } from '../workshops.ts'
import type { Facts } from './fact.ts'

const { days: marketingDays, people: marketingPeople } = workshops.find('marketing')

/** The workshop that is lowest, and the one that is highest, in a quantity. */
function extremes(of: 'days' | 'people' | 'price' | 'inHouse') {
  const [lowest, ...others] = workshops.all.map((each) => each[of]).toSorted((a, b) => a.value - b.value)
  if (!lowest) throw new Error('There is no workshop')
  return { lowest, highest: others.at(-1) ?? lowest }
}

/** What the workshops cost, and how long and for how many people they are. */
export const workshopFacts = {
  shortestWorkshopDays: extremes('days').lowest,
  longestWorkshopDays: extremes('days').highest,
  smallestWorkshop: extremes('people').lowest,
  largestWorkshop: extremes('people').highest,
  lowestWorkshopPrice: extremes('price').lowest,
  lowestInHousePrice: extremes('inHouse').lowest,
  marketingWorkshopDays: marketingDays,
  marketingWorkshopPeople: marketingPeople,
  toolCount: count(tools.all.length),
} satisfies Facts
