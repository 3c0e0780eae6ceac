/** Items that follow each other, with the minute at which each starts, and the minute at which the last one ends. */
export function scheduleOf<Item extends { minutes: number }>(items: readonly Item[], start: number) {
  let ends = start
  const slots = items.map((item) => {
    const slot = { ...item, start: ends }
    ends += item.minutes
    return slot
  })
  return { slots, ends }
}
