import { useState } from 'react'
import styled from 'styled-components'
import { price } from '#content/price.ts'
import { breakEvenHours, savingOf, savingsAssumptions } from '#content/home/savings.ts'
import { textPlan } from '#content/services/services.ts'
import { declareLater, useI18n, useQuiet } from '#i18n/use-i18n.ts'
import { formatNumber, formatQuantity, formatShare } from '#locale/format.ts'
import { readNumber } from '#locale/read-number.ts'
import { from, needsScripts, onlyWithoutScripts } from '#style/media.ts'
import { Button } from '#ui/button.tsx'
import { framed } from '#ui/card.tsx'
import { Field, fieldProps, TextInput } from '#ui/field.tsx'
import { tones } from '#ui/tones.ts'
import { Unseen } from '#ui/unseen.tsx'

interface SavingsCalculatorProps {
  /** Called with the calculation as a request in the words of the visitor. */
  onSend: (request: string) => void
}

const id = 'savings-hours'
const [min, max] = [1, 1000]

/**
 * From the hours of writing a week to what is left after the fee of the text plan, in a month; without JavaScript and in
 * print the example. What stands in the field counts, also if it was typed before this script ran.
 */
export function SavingsCalculator({ onSend }: SavingsCalculatorProps) {
  const i18n = useI18n()
  const { locale } = i18n
  const [typed, setTyped] = useState(String(savingsAssumptions.hours))
  /** What was entered when the visitor left the field, for screen readers. */
  const [entered, setEntered] = useState('')
  const quiet = useQuiet(entered)
  declareLater(i18n, ['savings.problem', 'savings.loss', 'savings.most', 'savings.status', 'savings.request'])

  const hours = readNumber(typed) ?? Number.NaN
  const isValid = hours >= min && hours <= max
  const used = isValid ? hours : savingsAssumptions.hours
  const { back, worth, fee, left } = savingOf(used)
  const number = (value: number) => formatNumber(value, locale)
  const money = (amount: number) => formatQuantity(price(amount), locale)
  const problem = isValid ? undefined : i18n.t('savings.problem', { min: number(min), max: number(max) })
  const result = { hours: used, back, left: money(left) }
  const label = i18n.t('savings.hours')
  const rows = [
    { name: i18n.t('savings.back'), value: number(back) },
    { name: i18n.t('savings.money'), value: money(worth) },
    { name: i18n.t('savings.fee'), value: money(-fee) },
    { name: i18n.t('savings.left'), value: money(left), tone: left < 0 ? 'before' : 'after' },
  ]
  return (
    <Calculator>
      <div>
        <h3>{i18n.t('savings.title')}</h3>
        <div className="controls">
          <Field id={id} label={label} error={problem}>
            <TextInput
              {...fieldProps(id, { error: problem })}
              defaultValue={savingsAssumptions.hours}
              inputMode="decimal"
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              onBlur={({ target }) => setEntered(target.value)}
            />
          </Field>
        </div>
        <p className="example">{`${label}: ${savingsAssumptions.hours}`}</p>
        <p>
          {i18n.t('savings.note', {
            share: formatShare(savingsAssumptions.share, locale),
            rate: money(savingsAssumptions.perHour),
          })}
        </p>
      </div>
      <div>
        <dl>
          {rows.map(({ name, value, tone }, index) => (
            <div key={index} data-tone={tone}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {used > textPlan.hours && <p>{i18n.t('savings.most')}</p>}
        {used < breakEvenHours && <p>{i18n.t('savings.loss')}</p>}
        <Button type="button" className="controls" onClick={() => onSend(i18n.t('savings.request', result))}>
          {i18n.t('savings.send')}
        </Button>
      </div>
      <Unseen role="status" aria-live={quiet}>
        {entered && (problem ?? i18n.t('savings.status', result))}
      </Unseen>
    </Calculator>
  )
}

const Calculator = styled.div`
  display: grid;
  gap: 1.5rem clamp(2rem, 5vw, 5rem);
  margin-top: clamp(2rem, 4vw, 3rem);
  padding: var(--space-card);
  ${framed}
  ${tones}

  @media ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    gap: 1rem;
    align-content: start;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    padding-block: 0.4rem;
    border-bottom: 1px solid var(--line);
  }

  dd {
    margin-left: auto;
    font-weight: 600;
    white-space: nowrap;
  }

  [data-tone] dd {
    font: 600 var(--title-l) / 1 var(--font-display);
    color: var(--mark);
  }

  input {
    max-width: 8rem;
  }

  button {
    justify-self: start;
  }

  .controls {
    ${needsScripts}
  }

  .example {
    ${onlyWithoutScripts}
  }
`
