import styled from 'styled-components'
import { caseTexts } from '#content/projects/case-texts.ts'
import { clients } from '#content/clients.ts'
import type { CaseStudy } from '#content/projects/cases.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatNumber, formatQuantity } from '#locale/format.ts'
import type { Quantity } from '#locale/quantity.ts'
import { Paper } from '../paper/paper.tsx'

/** What a project cost and saves in a month, and when it has paid for itself. */
export function Receipt({ study }: { study: CaseStudy }) {
  const i18n = useI18n()
  const { slug, client, bill } = study
  const { text } = caseTexts.find(slug)
  const { price, amount, each, saved, running, payback } = bill
  const write = (quantity: Quantity) => formatQuantity(quantity, i18n.locale, 'long')
  const counted = amount.unit === 'hour' ? /*i18n*/ 'projects.receipt.hours' : /*i18n*/ 'projects.receipt.parts'
  const rows = [
    [i18n.t('projects.receipt.price'), write(price), i18n.t(text.price)],
    [
      i18n.t('projects.receipt.saved'),
      write(saved),
      i18n.t(counted, { amount: formatNumber(amount.value, i18n.locale), each: write(each) }),
    ],
    [i18n.t('projects.receipt.running'), `\u2212${write(running)}`],
    [i18n.t('projects.receipt.payback'), write(payback)],
  ] as const
  return (
    <Paper kind={i18n.t('projects.receipt')} meta={clients.find(client).company} foot={i18n.t(text.basis)}>
      <Rows>
        {rows.map(([label, value, note], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </Rows>
    </Paper>
  )
}

const Rows = styled.dl`
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 1rem;
    padding-block: 0.6rem;
    border-bottom: 1px dashed var(--line-strong);

    @container (width < 10rem) {
      display: block;
    }
  }

  dd + dd {
    color: var(--ink-soft);
  }

  div:last-child {
    align-items: baseline;
    border-block: 2px solid var(--ink);
    font-weight: 600;
  }

  div:last-child dd {
    font-family: var(--font-display);
    font-size: var(--title-m);
    line-height: 1.2;
    color: var(--positive);
  }
`
