import styled, { css } from 'styled-components'
import { from } from '#style/media.ts'
import { Tile } from '#ui/tile.tsx'

interface StatsProps {
  /** `small` is a list next to other content: each label beside its number. */
  size?: 'large' | 'small'
  stats: readonly { value: string; label: string }[]
}

/** Statistics: a large number with a small label each. */
export function Stats({ stats, size = 'large' }: StatsProps) {
  return (
    <Row data-size={size}>
      {stats.map(({ value, label }) => (
        <Figure as="div" key={value + label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Figure>
      ))}
    </Row>
  )
}

const beside = css`
  flex-basis: 100%;
  /* As high as the number, because the label is parsed first. */
  grid-template: minmax(var(--figure), auto) / 7.65rem minmax(0, 1fr);
  column-gap: 0.25rem;
  align-items: center;
  padding-block: 0.7rem;

  dt {
    grid-area: 1 / 2;
  }
`

const Row = styled.dl`
  /* "2,5 Mio.+" has one line in a fourth of every screen. */
  --figure: clamp(2rem, 0.6rem + 2.9vw, 3.25rem);
  display: flex;
  flex-wrap: wrap;
  gap: clamp(0.5rem, 1.5vw, 1.25rem);

  &[data-size='small'] {
    --figure: clamp(1.75rem, 1.2rem + 1.6vw, 2.25rem);
    gap: 0.5rem;
  }
`

const Figure = styled(Tile)`
  flex: 1 1 9rem;
  /* Reserves the number's line, because the label is parsed first. */
  grid-template: minmax(var(--figure), auto) auto / minmax(0, 1fr);
  gap: 0.5rem;

  dt {
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }

  dd {
    grid-row: 1;
    font-family: var(--font-display);
    font-size: var(--figure);
    font-weight: 600;
    line-height: 1;
    letter-spacing: -0.03em;
  }

  /* The label stands next to the number, where long words have room. */
  [data-size='small'] > & {
    ${beside}
  }

  @media not ${from.tablet} {
    && {
      ${beside}
    }
  }

  /* Five are three and two on tablets, not four and one. */
  @media ${from.tablet} and (width < 64rem) {
    &:first-child:nth-last-child(5),
    &:first-child:nth-last-child(5) ~ & {
      flex-basis: 30%;
    }
  }
`
