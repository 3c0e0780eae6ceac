import styled from 'styled-components'
import { orderFields, orderFlow, orderSteps } from './order-flow.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatNumber, formatShare } from '#locale/format.ts'
import { formatClock, formatElapsed } from '#locale/times.ts'
import { actors } from '../actors.ts'
import { Paper } from '../paper/paper.tsx'

/** The way of an order from the inbox to the ERP: what the system read, and who decides on what it could not read. */
export function Graphic() {
  const i18n = useI18n()
  const percent = (share: number) => formatShare(share, i18n.locale)
  const values = {
    customer: actors['furniture-store'].company,
    threshold: percent(orderFlow.threshold),
    weight: formatNumber(orderFlow.weight, i18n.locale),
    misread: formatNumber(orderFlow.misread, i18n.locale),
  }
  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('order-flow.kind')}
      title={i18n.t('order-flow.title')}
      foot={i18n.t('order-flow.foot', { fields: orderFields.all.length })}
    >
      <Steps>
        {orderSteps.all.map(({ slug, minutes, text }) => (
          <li key={slug} data-step={slug}>
            <b>{i18n.t(text.title, values)}</b>
            <time dateTime={formatElapsed(minutes).padStart(5, '0')}>{formatClock(minutes, i18n.locale)}</time>
            <p>{i18n.t(text.text, values)}</p>
            {slug === 'reading' && (
              <Fields>
                {orderFields.all.map(({ slug: field, confidence, text: { field: name, value } }) => (
                  <div key={field} data-unclear={confidence < orderFlow.threshold ? '' : undefined}>
                    <dt>{i18n.t(name)}</dt>
                    <dd>{i18n.t(value, values)}</dd>
                    <dd>{percent(confidence)}</dd>
                  </div>
                ))}
              </Fields>
            )}
          </li>
        ))}
      </Steps>
    </Paper>
  )
}

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15rem 0.75rem;
    align-items: baseline;
    padding: 0 0 1.1rem 1.75rem;
    border-left: var(--rule) solid var(--line-strong);
    --node: var(--line-strong);
  }

  li:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }

  li::before {
    content: '';
    position: absolute;
    left: -9px;
    top: 0.1rem;
    width: 16px;
    height: 16px;
    border: 4px solid var(--raised);
    border-radius: var(--radius-full);
    background: var(--node);
    outline: 2px solid var(--node);
  }

  [data-step='person'] {
    --node: var(--accent);
  }

  [data-step='erp'] {
    --node: var(--positive);
  }

  b {
    font-family: var(--font-display);
    font-size: var(--text-l);
  }

  time,
  p {
    color: var(--ink-soft);
  }

  p,
  dl {
    grid-column: 1 / -1;
  }
`

const Fields = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  margin-top: 0.5rem;
  padding: 0.4rem 0.75rem;
  border-radius: var(--radius);
  background: var(--sunken);

  div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: 0.9rem;
    padding-block: 0.25rem;
  }

  dt {
    color: var(--ink-soft);
  }

  dd:last-child {
    text-align: right;
    color: var(--positive);
  }

  /* On the narrowest phones, a value needs the width of its name. */
  @media (width < 22.5rem) {
    div {
      row-gap: 0;
    }

    dt {
      grid-column: 1 / -1;
    }

    dt + dd {
      grid-column: 1 / -2;
    }
  }

  [data-unclear],
  [data-unclear] :is(dt, dd) {
    color: var(--accent);
    font-weight: 600;
  }
`
