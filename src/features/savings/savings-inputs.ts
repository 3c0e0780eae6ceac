import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { rawText } from '#storage/safe-storage.ts'
import { company } from '#content/company/company.ts'
import { savings, savingsAssumptions, type SavingsTask } from '#content/home/savings.ts'
import { rateOf } from '#content/price.ts'
import { isPlainNumber } from './typed-number.ts'

/** A field of the calculator, by which its entry is stored. */
export type FieldName = 'team' | 'rate' | `${SavingsTask}.${'times' | 'minutes'}`

/**
 * What a visitor typed by field, a number as `plainNumber` writes it; a field that is not in it shows the worked example.
 */
export type Entries = Readonly<Record<string, string>>

/** A field with the number that is used in the calculation. */
export interface NumberInput {
  name: FieldName
  /** The entry, or the number of the example. */
  text: string
  /** The number to calculate with: the typed one, the nearest allowed one, or the example if there is no number. */
  value: number
  min: number
  max: number
  isValid: boolean
}

/** The inputs of the calculator for what a visitor typed. The times of a task follow the team until they are typed. */
export function inputsOf(entries: Entries, currency: string) {
  const { team: exampleTeam, perHour } = savingsAssumptions
  const team = inputOf('team', entries['team'], exampleTeam, { min: 1 })
  const exampleRate = Math.round((perHour / rateOf(company.currency)) * rateOf(currency))
  return {
    team,
    rate: inputOf('rate', entries['rate'], exampleRate),
    tasks: savings.all.map(({ slug, text, ...example }) => {
      const often = timesInTeam(slug, team.value)
      const typed = (field: 'times' | 'minutes') => entries[`${slug}.${field}`]
      const times = inputOf(`${slug}.times`, typed('times'), often, { typical: example.times })
      const minutes = inputOf(`${slug}.minutes`, typed('minutes'), example.minutes)
      return { slug, text, inputs: { times, minutes }, times: times.value, minutes: minutes.value }
    }),
  }
}

/** How often a team does a task in a week, by the worked example: in proportion to its size, but at least once. */
export function timesInTeam(slug: SavingsTask, team: number): number {
  return Math.max(1, Math.round((savings.find(slug).times * team) / savingsAssumptions.team))
}

/** The entries in a stored text; what is no entry, e.g. of an older version of the site, is left out. */
export function parseEntries(stored: string): Entries {
  try {
    const parsed: object | null = JSON.parse(stored)
    return Object.fromEntries(
      Object.entries(parsed ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
    )
  } catch {
    return {}
  }
}

function inputOf(
  name: FieldName,
  typedText: string | undefined,
  example: number,
  { min = 0, typical = example } = {},
): NumberInput {
  const max = typical * 50
  const text = typedText ?? String(example)
  const isNumber = isPlainNumber(text)
  const typed = isNumber ? Number(text) : example
  const value = Math.min(max, Math.max(min, typed))
  return { name, text, value, min, max, isValid: isNumber && value === typed }
}

interface SavingsState {
  entries: Entries
  enter: (field: FieldName, text: string) => void
  reset: () => void
}

/** What the visitor typed into the calculator. It survives a language switch and, in session storage, a reload. */
export const useSavings = create<SavingsState>()(
  persist(
    (set) => ({
      entries: {},
      enter: (field, text) => set(({ entries }) => ({ entries: { ...entries, [field]: text } })),
      reset: () => set({ entries: {} }),
    }),
    rawText(
      'session',
      'savings',
      ({ entries }) => JSON.stringify(entries),
      (text) => ({ entries: parseEntries(text) }),
    ),
  ),
)
