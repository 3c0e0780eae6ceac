interface CalendarProps {
  days: number
  /** How often it happened in these days, one row each. */
  before: readonly number[]
  after: readonly number[]
}

/** How often something happened, one row per place and one column per day, before and below it after. */
export function Calendar({ days, before, after }: CalendarProps) {
  const gap = 1.5
  return (
    <svg viewBox={`0 0 ${days} ${before.length + gap + after.length}`}>
      <Month tone="before" days={days} rows={before} top={0} />
      <Month tone="after" days={days} rows={after} top={before.length + gap} />
    </svg>
  )
}

function Month({ tone, days, rows, top }: { tone: string; days: number; rows: readonly number[]; top: number }) {
  const every = rows.map((_, row) => `M0.5 ${top + row + 0.5}h${days - 1}.01`).join('')
  const filled = rows
    .flatMap((times, row) => {
      // Spread evenly over the days; rare ones are not all on the same day.
      const start = times < 4 ? (row * 0.62) % 1 : 0.5
      return Array.from({ length: times }, (_, time) => {
        const day = Math.floor(((time + start) * days) / times)
        return `M${day + 0.5} ${top + row + 0.5}h0`
      })
    })
    .join('')
  return (
    <>
      <path data-tone="neutral" d={every} strokeWidth="0.2" strokeDasharray="0 1" strokeLinecap="round" />
      <path data-tone={tone} d={filled} strokeWidth="0.76" strokeLinecap="round" />
    </>
  )
}
