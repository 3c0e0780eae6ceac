import styled from 'styled-components'

interface RatingProps {
  value: number
  label: string
}

const star = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-2.9-5.2 2.9 1.2-5.9-4.4-4 5.9-.7z'

/** A rating as five stars, filled to a tenth, with a text alternative. */
export function Rating({ value, label }: RatingProps) {
  return (
    <Stars role="img" aria-label={label} viewBox="0 0 100 20">
      {[0, 1, 2, 3, 4].map((index) => {
        const filled = Math.max(0, Math.min(1, value - index))
        return (
          <g key={index} transform={`translate(${index * 20})`}>
            <path className="empty" d={star} />
            {filled > 0 && (
              <path d={star} {...(filled < 1 && { clipPath: `inset(0 ${Math.round((1 - filled) * 100)}% 0 0)` })} />
            )}
          </g>
        )
      })}
    </Stars>
  )
}

const Stars = styled.svg`
  width: 5.5em;
  height: 1.1em;
  fill: var(--accent);

  .empty {
    fill: var(--line-strong);
  }

  @media (forced-colors: active) {
    fill: CanvasText;
    .empty {
      fill: GrayText;
    }
  }
`
