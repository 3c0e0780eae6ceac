interface DialsProps {
  before: number
  after: number
  /** How much one turn of the dial is: 60 for minutes, 12 for hours. */
  turn: number
}

/** A time before and after on the dial of a clock each, with one ring for every turn. */
export function Dials({ before, after, turn }: DialsProps) {
  return (
    <svg viewBox="0 0 210 100">
      <Dial share={before / turn} tone="before" at={50} />
      <Dial share={after / turn} tone="after" at={158} />
    </svg>
  )
}

const outer = 44
const ring = 13

function Dial({ share, tone, at }: { share: number; tone: 'before' | 'after'; at: number }) {
  const turns = Array.from({ length: Math.ceil(share) }, (_, full) => Math.min(1, share - full))
  return (
    <g transform={`translate(${at} 50) rotate(-90)`}>
      <circle
        data-tone="neutral"
        r={outer}
        strokeWidth="4"
        pathLength="12"
        strokeDasharray="0.1 0.9"
        strokeDashoffset="0.05"
      />
      {turns.map((turn, index) => (
        <circle
          key={index}
          data-tone={tone}
          r={outer - ring * (index + 0.7)}
          strokeWidth={ring - 4}
          pathLength="1"
          // A dash of a whole turn would have a seam.
          strokeDasharray={turn < 1 ? `${Math.round(1000 * turn) / 1000} 1` : undefined}
        />
      ))}
    </g>
  )
}
