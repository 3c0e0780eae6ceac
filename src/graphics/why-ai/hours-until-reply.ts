/** The hours of the day between which the team replies, an assumption of the chart. */
export const open = { from: 8, to: 21 } as const

/**
 * The hours until a person replies to a message that arrives at an hour of the day, if messages arrive evenly around the
 * clock and each waits for the same number of working hours. That number follows from the average over the day.
 */
export function hoursUntilReply(hour: number, average: number): number {
  const { from, to } = open
  const closed = 24 - (to - from)
  const queue = (average - closed ** 2 / 48) / (1 + closed / 24)
  if (hour < from) return from - hour + queue
  if (hour >= to) return from + 24 - hour + queue
  return hour + queue <= to ? queue : queue + closed
}
