import styled from 'styled-components'
import { areaImpacts } from '#content/why-ai/why-ai-overview.ts'
import { formatQuantity } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columns } from '#style/media.ts'
import { Bar } from '#ui/bar.tsx'
import { framed, withIcon } from '#ui/card.tsx'
import { SubjectIcon } from '#ui/icons/subject-icon.tsx'

/** What changes in each business area, with its figure before and after as bars. */
export function Impacts() {
  const i18n = useI18n()
  return (
    <Areas role="list">
      {areaImpacts.all.map(({ slug, icon, measured, text }) => {
        const lengths = [lengthOf(measured.before), lengthOf(measured.after)]
        return (
          <li key={slug}>
            <h3>
              <SubjectIcon name={icon} />
              <span>{i18n.t(text.title)}</span>
            </h3>
            <p>{i18n.t(text.description)}</p>
            <div>
              <strong>{i18n.t(text.impact)}</strong>
              {(['before', 'after'] as const).map((state) => {
                const quantity = measured[state]
                return (
                  <Change key={state} aria-hidden="true">
                    <Bar tone={state} share={lengthOf(quantity) / Math.max(...lengths)} />
                    <span>{formatQuantity(quantity, i18n.locale)}</span>
                  </Change>
                )
              })}
            </div>
          </li>
        )
      })}
    </Areas>
  )
}

/** The length of a quantity relative to others of its kind. */
function lengthOf({ value, unit }: Quantity): number {
  return unit === 'hour' ? 60 * value : value
}

const Areas = styled.ul`
  display: grid;
  gap: var(--space-card);
  ${columns({ tablet: 2 })}

  li {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0.75rem;
    padding: var(--space-card);
    ${framed}
  }

  h3 {
    ${withIcon}
    gap: 0.6rem;
    align-items: center;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }

  strong {
    display: block;
    margin-bottom: 0.6rem;
  }
`

const Change = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(4.5rem, auto);
  gap: 0.75rem;
  align-items: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
