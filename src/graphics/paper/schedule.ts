interface Timed {
  minutes: number
}

/** Items that follow each other, with the minute at which each starts, and the minute at which the last one ends. */
export function scheduleOf<Item extends Timed>(
  items: readonly Item[],
  start: number,
): { slots: (Item & { start: number })[]; ends: number } {
  let ends = start
  const slots = items.map((item) => {
    const slot = { ...item, start: ends }
    ends += item.minutes
    return slot
  })
  return { slots, ends }
}

export function totalMinutes(items: readonly Timed[]): number {
  return items.reduce((sum, { minutes }) => sum + minutes, 0)
}
