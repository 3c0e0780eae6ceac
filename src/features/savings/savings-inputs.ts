import { company } from '#content/company.ts'
import { savings, savingsAssumptions, timesInTeam, type SavingsTask } from '#content/savings.ts'
import type { Currency } from '#locale/format.ts'

/** A field of the calculator, by which its entry is stored. */
export type FieldName = 'team' | 'rate' | `${SavingsTask}.${'times' | 'minutes'}`

/** What a visitor typed, by field; a field that is not in it shows the worked example. */
export type Entries = Readonly<Record<string, string>>

/** A field with the number that is used in the calculation. */
export interface NumberInput {
  name: FieldName
  /** What the field shows, as typed. */
  text: string
  /** The number to calculate with: the typed one, the nearest allowed one, or the example if there is no number. */
  value: number
  min: number
  max: number
  /** The highest number of the slider; the field accepts more. */
  sliderMax: number
  /** Whether the typed text is a number within the limits. */
  isValid: boolean
}

/** The inputs of the calculator for what a visitor typed. The times of a task follow the team until they are typed. */
export function inputsOf(entries: Entries, currency: Currency) {
  const { team: exampleTeam, eurosPerHour } = savingsAssumptions
  const team = inputOf('team', entries['team'], exampleTeam, { min: 1, typical: exampleTeam })
  const exampleRate = convertedRate(eurosPerHour, 'EUR', currency)
  return {
    team,
    rate: inputOf('rate', rateIn(currency, entries['rate']), exampleRate),
    tasks: savings.all.map(({ slug, text, ...example }) => {
      const often = timesInTeam(slug, team.value)
      const times = inputOf(`${slug}.times`, entries[`${slug}.times`], often, { typical: example.times })
      const minutes = inputOf(`${slug}.minutes`, entries[`${slug}.minutes`], example.minutes)
      return { slug, text, inputs: { times, minutes }, times: times.value, minutes: minutes.value }
    }),
  }
}

/** The entry of a typed rate, with its currency, so that it can be converted when the language changes. */
export function rateEntry(currency: Currency, text: string): string {
  return currency + text
}

function rateIn(currency: Currency, entry: string | undefined): string | undefined {
  const typedIn = entry?.slice(0, 3) === 'EUR' ? 'EUR' : 'USD'
  const text = entry?.slice(3)
  return text === undefined || typedIn === currency || !isNumber(text)
    ? text
    : String(convertedRate(Number(text), typedIn, currency))
}

/** An hourly rate in another currency at the company's rate, in whole units. */
function convertedRate(amount: number, from: Currency, to: Currency): number {
  const euros = from === 'EUR' ? amount : amount / company.usdPerEuro
  return Math.round(to === 'EUR' ? euros : euros * company.usdPerEuro)
}

function inputOf(
  name: FieldName,
  entry: string | undefined,
  example: number,
  { min = 0, typical = example } = {},
): NumberInput {
  const max = typical * 50
  const text = entry ?? String(example)
  const typed = isNumber(text) ? Number(text) : example
  const value = Math.min(max, Math.max(min, typed))
  return { name, text, value, min, max, sliderMax: typical * 4, isValid: isNumber(text) && value === typed }
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}
