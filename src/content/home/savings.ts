import { defineCollection, type Slug } from '../collection.ts'
import { services } from '../services/services.ts'

interface SavingsFacts {
  /** How often the team of the worked example does the task in a week, and for how many minutes each time. */
  times: number
  minutes: number
  /** The hours a week that the worked example needs for the task with AI, to check and correct drafts. */
  after: number
}

/** The four tasks of the savings calculator, with the numbers of its worked example. */
export const savings = defineCollection({
  name: 'savings',
  texts: {
    task: 'The task, up to 40 characters',
    after: 'What AI does and what remains for people, up to 80 characters',
  },
  records: {
    inbox: { times: 280, minutes: 3, after: 4 },
    quotes: { times: 24, minutes: 30, after: 4 },
    content: { times: 18, minutes: 60, after: 6 },
    reports: { times: 4, minutes: 240, after: 4 },
  } satisfies Record<string, SavingsFacts>,
})

export type SavingsTask = Slug<typeof savings>

/** What the calculator assumes until a visitor enters other numbers, and for the year. */
export const savingsAssumptions = { team: 12, perHour: 40, weeksPerMonth: 4, monthsPerYear: 12 } as const

interface TaskTime {
  slug: SavingsTask
  times: number
  minutes: number
}

/**
 * The hours a week that tasks cost today and with AI. The share of the time that remains with AI is that of the worked
 * example. The hours of each task are rounded to tenths before they are added up, so that the written numbers add up too.
 */
export function hoursOf<Task extends TaskTime>(tasks: readonly Task[]) {
  const rows = tasks.map((task) => {
    const example = savings.find(task.slug)
    const hours = (task.times * task.minutes) / 60
    const remaining = (example.after * 60) / (example.times * example.minutes)
    return { ...task, before: inTenths(hours), after: inTenths(hours * remaining) }
  })
  const before = inTenths(rows.reduce((sum, row) => sum + row.before, 0))
  const after = inTenths(rows.reduce((sum, row) => sum + row.after, 0))
  const saved = inTenths(before - after)
  return { rows, before, after, saved, share: before === 0 ? 0 : Math.round((100 * saved) / before) }
}

/** What hours of work a week cost in a week and in a month. */
export function costsOf(hours: number, perHour: number) {
  const week = hours * perHour
  return { week, month: week * savingsAssumptions.weeksPerMonth }
}

/** The worked example, which the texts of the site quote. */
export const workedExample = hoursOf(savings.all)

/** The subscription that the calculator deducts: the four tasks are those that it covers. */
export const savingsPlan = services.find('text-generation')

/**
 * The money of a month: what is left of the saving after the fee, and the share of today's cost that this is, in
 * percent. A negative result means that the fee is higher than the saving.
 */
export function monthOf({ before, saved }: { before: number; saved: number }, perHour: number, fee: number) {
  const today = costsOf(before, perHour).month
  const left = costsOf(saved, perHour).month - fee
  return { left, share: today === 0 ? 0 : Math.round((100 * left) / today) }
}

/** What is left of today's cost in the worked example. */
export const exampleMonth = monthOf(workedExample, savingsAssumptions.perHour, savingsPlan.price.value)

/** From how many hours a week, at the rate and the share of the worked example, the saving of a month exceeds the fee. */
export const breakEvenHours = Math.ceil(
  (workedExample.before * savingsPlan.price.value) / costsOf(workedExample.saved, savingsAssumptions.perHour).month,
)

/** The share of the full saving in the first three months, while drafts still need more corrections. */
const firstMonths = [0.25, 0.75, 1] as const

/**
 * By how many percent the return, which is the saving for each euro of the fee, rises from the first month to the third,
 * the 90th day.
 */
export const roiIncrease = Math.round(100 * (firstMonths[2] / firstMonths[0] - 1))

/** The month in which the worked example has saved more than all fees until then. */
export const paybackMonth =
  firstMonths.findIndex((_, month) => {
    const share = firstMonths.slice(0, month + 1).reduce((sum, one) => sum + one, 0)
    const { month: saved } = costsOf(workedExample.saved, savingsAssumptions.perHour)
    return share * saved >= (month + 1) * savingsPlan.price.value
  }) + 1

/** Hours a week that teams of the size of the worked example save at least, in full tens. */
export const savedAtLeast = 10 * Math.floor(workedExample.saved / 10)

export function inTenths(hours: number): number {
  return Math.round(hours * 10) / 10
}
