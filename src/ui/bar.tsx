import styled from 'styled-components'
import { tones } from './tones.ts'

interface BarProps {
  /** Length of the bar relative to the longest one, 0 to 1. */
  share: number
  tone: 'before' | 'after' | 'neutral'
}

/** A number as a horizontal bar. Decorative: the number is next to it as text. */
export function Bar({ share, tone }: BarProps) {
  return (
    <Track viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" />
      {share > 0 && <rect data-tone={tone} width={Math.max(1, Math.round(share * 100))} height="4" />}
    </Track>
  )
}

const Track = styled.svg`
  width: 100%;
  height: 10px;
  --mark: var(--line);
  ${tones}

  rect {
    fill: var(--mark);
  }

  @media print {
    [data-tone] {
      fill-opacity: 0.5;
    }
  }

  @media (forced-colors: active) {
    --mark: Canvas;
  }
`
