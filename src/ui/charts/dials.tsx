/** Minutes before and after on the dial of a clock each, with one ring for every hour. */
export function Dials({ before, after }: { before: number; after: number }) {
  return (
    <svg viewBox="0 0 210 100" focusable="false">
      <Dial minutes={before} tone="before" at={50} />
      <Dial minutes={after} tone="after" at={158} />
    </svg>
  )
}

const outer = 44
const ring = 13

function Dial({ minutes, tone, at }: { minutes: number; tone: 'before' | 'after'; at: number }) {
  const turns = Array.from({ length: Math.ceil(minutes / 60) }, (_, turn) => Math.min(60, minutes - 60 * turn))
  return (
    <g transform={`translate(${at} 50) rotate(-90)`}>
      <circle
        data-tone="neutral"
        r={outer}
        strokeWidth="4"
        pathLength="60"
        strokeDasharray="0.5 4.5"
        strokeDashoffset="0.25"
      />
      {turns.map((turn, index) => (
        <circle
          key={index}
          data-tone={tone}
          r={outer - ring * (index + 0.7)}
          strokeWidth={ring - 4}
          pathLength="60"
          strokeDasharray={`${turn} 60`}
        />
      ))}
    </g>
  )
}
