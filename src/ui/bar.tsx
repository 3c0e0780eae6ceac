import styled from 'styled-components'
import { markArea, tones } from './tones.ts'

interface BarProps {
  /** Length of the bar relative to the longest one, 0 to 1. */
  share: number
  tone: 'before' | 'after' | 'partial' | 'neutral'
}

/** A number as a horizontal bar. Decorative: the number is next to it as text. */
export function Bar({ share, tone }: BarProps) {
  const length = share > 0 ? Math.max(1, Math.round(1000 * share) / 10) : 0
  return (
    <Track viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect x={length} width={100 - length} height="4" />
      {length > 0 && <rect data-tone={tone} width={length} height="4" />}
    </Track>
  )
}

const Track = styled.svg`
  width: 100%;
  height: 10px;
  overflow: visible;
  --mark: var(--line);
  ${tones}

  rect {
    fill: var(--mark);
  }

  [data-tone] {
    ${markArea}
    stroke-width: 1.5px;
  }

  @media (forced-colors: active) {
    --mark: Canvas;
  }
`
