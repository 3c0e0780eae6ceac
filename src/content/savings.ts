import { defineCollection, type Slug } from './collection.ts'

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
export const savingsAssumptions = { team: 12, eurosPerHour: 40, weeksPerMonth: 4, monthsPerYear: 12 } as const

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

/** What hours of work a week cost in a week, a month and a year. */
export function costsOf(hours: number, perHour: number) {
  const { weeksPerMonth, monthsPerYear } = savingsAssumptions
  const week = hours * perHour
  return { week, month: week * weeksPerMonth, year: week * weeksPerMonth * monthsPerYear }
}

/** How often a team does a task in a week, by the worked example: in proportion to its size, but at least once. */
export function timesInTeam(slug: SavingsTask, team: number): number {
  return Math.max(1, Math.round((savings.find(slug).times * team) / savingsAssumptions.team))
}

/** The worked example, which the texts of the site quote. */
export const workedExample = hoursOf(savings.all)

/** Hours rounded to tenths, as they are written. */
export function inTenths(hours: number): number {
  return Math.round(hours * 10) / 10
}
