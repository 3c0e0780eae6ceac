import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import styled from 'styled-components'
import { costsOf, hoursOf, inTenths, monthOf, savingsAssumptions, savingsPlan } from '#content/savings.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useLaterMessages } from '#i18n/use-later-messages.ts'
import { currencyOf, formatMoney, formatNumber, formatShare } from '#locale/format.ts'
import { from } from '#style/media.ts'
import { Bar } from '#ui/bar.tsx'
import { Button } from '#ui/button.tsx'
import { NumberField } from './number-field.tsx'
import { ResultAnnouncer } from './result-announcer.tsx'
import { inputsOf, type NumberInput } from './savings-inputs.ts'
import { SavingsResult } from './savings-result.tsx'
import { useSavings } from './savings-store.ts'

interface SavingsCalculatorProps {
  /** Called with the calculation as a request in the words of the visitor. */
  onSend: (request: string) => void
}

/**
 * The savings calculator. Until a visitor changes a number it is the worked example. Without JavaScript and in print the
 * numbers of each task stand there as text in place of the controls.
 */
export function SavingsCalculator({ onSend }: SavingsCalculatorProps) {
  const i18n = useI18n()
  const disabled = !useHydrated()
  const { entries, enter, reset } = useSavings()
  useEffect(() => void useSavings.persist.rehydrate(), [])
  useLaterMessages(['home.savings.problem', 'home.savings.reset', 'home.savings.status', 'home.savings.request'])

  const currency = currencyOf(i18n.locale)
  const number = (value: number) => formatNumber(value, i18n.locale)
  const money = (amount: number) => formatMoney(amount, currency, i18n.locale)
  const hourly = (amount: number) => formatMoney(amount, currency, i18n.locale, 'ifAny')
  const hours = (value: number) => i18n.t('home.savings.hours', { hours: value })
  const { team, rate, tasks } = inputsOf(entries, currency)
  const { rows, before, after, saved, share } = hoursOf(tasks)
  const longest = Math.max(...rows.map((row) => row.before), 1)
  const { price } = savingsPlan
  const fee = currency === 'USD' ? (price.dollars ?? price.value) : price.value
  const month = monthOf({ before, saved }, rate.value, fee)

  const problemOf = ({ isValid, min, max, value }: NumberInput) =>
    isValid ? undefined : i18n.t('home.savings.problem', { min: number(min), max: number(max), value: number(value) })
  const each = ({ times, minutes }: (typeof rows)[number]) =>
    i18n.t('home.savings.each', { times: number(times), minutes: number(minutes) })
  const field = (input: NumberInput) => ({
    input,
    disabled,
    problem: problemOf(input),
    onEnter: (text: string) => enter(input.name, { text, currency: input.currency }),
  })

  const written = { before: hours(before), after: hours(after), saved: hours(saved), month: money(month.left) }
  const problems = [team, rate, ...tasks.flatMap(({ inputs }) => [inputs.times, inputs.minutes])].map(problemOf)

  function send() {
    const list = rows.map(
      (row) => `- ${i18n.t(row.text.task)}: ${each(row)} (${hours(row.before)} → ${hours(row.after)})`,
    )
    const values = { team: number(team.value), rate: hourly(rate.value), tasks: list.join('\n') }
    onSend(i18n.t('home.savings.request', { ...written, ...values }))
  }

  return (
    <Layout>
      <Settings>
        <Row className="controls">
          <NumberField {...field(team)} label={i18n.t('home.savings.team')} />
          <NumberField {...field(rate)} label={i18n.t('home.savings.rate')} />
        </Row>
        <ul role="list">
          {rows.map(({ inputs, ...row }) => (
            <Row as="li" key={row.slug}>
              <div>
                <h3 id={`savings-${row.slug}`}>{i18n.t(row.text.task)}</h3>
                <p>{i18n.t(row.text.after)}</p>
                <p className="example">{each({ inputs, ...row })}</p>
              </div>
              <dl>
                <dt>{i18n.t('home.savings.today')}</dt>
                <dd>
                  <Bar share={row.before / longest} tone="before" />
                  {hours(row.before)}
                </dd>
                <dt>{i18n.t('home.savings.after')}</dt>
                <dd>
                  <Bar share={row.after / longest} tone="after" />
                  {hours(row.after)}
                </dd>
              </dl>
              <NumberField
                {...field(inputs.times)}
                heading={`savings-${row.slug}`}
                label={i18n.t('home.savings.times')}
              />
              <NumberField
                {...field(inputs.minutes)}
                heading={`savings-${row.slug}`}
                label={i18n.t('home.savings.minutes')}
              />
            </Row>
          ))}
        </ul>
      </Settings>
      <SavingsResult
        rows={rows}
        today={{ hours: written.before, cost: money(costsOf(before, rate.value).week) }}
        withAi={{ hours: written.after, cost: money(costsOf(after, rate.value).week) }}
        saved={{
          hours: written.saved,
          share: formatShare(share / 100, i18n.locale),
          perPerson: hours(inTenths(saved / team.value)),
        }}
        money={{
          saved: money(costsOf(saved, rate.value).month),
          fee: money(-fee),
          left: written.month,
          share: formatShare(month.share / 100, i18n.locale),
          year: money(month.left * savingsAssumptions.monthsPerYear),
        }}
      >
        <Button type="button" disabled={disabled} onClick={send}>
          {i18n.t('home.savings.send')}
        </Button>
        <p>{i18n.t('home.savings.send.note')}</p>
      </SavingsResult>
      <Assumptions>
        {i18n.t('home.savings.assumptions', {
          rate: hourly(rate.value),
        })}{' '}
        {Object.keys(entries).length > 0 && (
          <button type="button" onClick={reset}>
            {i18n.t('home.savings.reset')}
          </button>
        )}
      </Assumptions>
      <ResultAnnouncer text={problems.find(Boolean) ?? i18n.t('home.savings.status', written)} />
    </Layout>
  )
}

const Layout = styled.div`
  position: relative;
  display: grid;
  gap: 2rem clamp(2rem, 4vw, 4rem);

  > * {
    min-width: 0;
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  .example {
    display: none;
  }

  @media print, (scripting: none) {
    && .controls {
      display: none;
    }
    .example {
      display: block;
    }
  }
`

const Settings = styled.div`
  h3 ~ p {
    margin-top: 0.35rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
    align-content: start;
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }

  dd {
    display: grid;
    grid-template-columns: minmax(2rem, 1fr) minmax(6.5rem, auto);
    gap: 0.75rem;
    align-items: center;
    font-weight: 600;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem 1.5rem;
  padding-block: 1.25rem;
  border-top: 1px solid var(--line-strong);

  @media not ${from.tablet} {
    > :has(h3),
    > dl {
      grid-column: 1 / -1;
    }
  }
`

const Assumptions = styled.p`
  grid-column: 1;
  max-width: 60rem;
  color: var(--ink-soft);
  font-size: var(--text-s);

  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    text-decoration: underline;
    cursor: pointer;
  }
`
