import type { ComponentProps, PropsWithChildren } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'
import { columns, from } from '#style/media.ts'
import { Section } from '#ui/section.tsx'
import { FigureTiles } from '#ui/tile.tsx'

interface StatsProps extends Omit<ComponentProps<typeof Section>, 'children'>, PropsWithChildren {
  /** Those that the company does not have are null. */
  stats: readonly { value: Quantity | null; label: string }[]
}

/**
 * A section of statistics as tiles, on laptops in a single row: a large number with a small label each; below them what
 * they mean. A single one is an example, no record: without others there is no section.
 */
export function Stats({ stats, children, ...section }: StatsProps) {
  const { locale } = useI18n()
  const shown = stats.flatMap(({ value, label }) => (value ? { value: formatQuantity(value, locale), label } : []))
  if (shown.length < 2) return null
  return (
    <Section {...section}>
      <Figures $count={shown.length}>
        {shown.map(({ value, label }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      {children && <Meaning data-on-land={section.onLand}>{children}</Meaning>}
    </Section>
  )
}

const Figures = styled(FigureTiles)<{ $count: number }>`
  --figure: clamp(1.75rem, 0.6rem + 2.3vw, 2.75rem);
  /* For "2,5 Mio.+". */
  --narrowest: 9.5rem;

  > div {
    gap: 0.35rem;
    padding-block: 0.75rem;
    /* As high as the number, because the label is parsed first. */
    grid-template-rows: minmax(var(--figure), auto) auto;
  }

  /* A row without a gap. */
  @media not ${from.laptop} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${({ $count }) => columns({ tablet: $count % 3 ? 2 : 3, laptop: $count })}
`

/* Below the land, on whose colors small text is not readable. */
const Meaning = styled.div`
  &[data-on-land] {
    padding-top: max(0px, 11vw - 6.5rem);
  }
`
