import { useEffect } from 'react'
import styled from 'styled-components'
import { hoursOf, monthOf, savingsPlan } from '#content/home/savings.ts'
import { declareLater } from '#i18n/use-i18n.ts'
import { followStorage } from '#storage/safe-storage.ts'
import { from, needsScripts, whereDocumentOnly } from '#style/media.ts'
import { Button, Buttons } from '#ui/button.tsx'
import { FoldedNotes } from '#ui/note.tsx'
import { NumberField } from './number-field.tsx'
import { ResultAnnouncer } from './result-announcer.tsx'
import { inputsOf, useSavings, type NumberInput } from './savings-inputs.ts'
import { SavingsResult } from './savings-result.tsx'
import { useWriting } from './use-writing.ts'
import { WeekBars } from './week-bars.tsx'

interface SavingsCalculatorProps {
  /** Called with the calculation as a request in the words of the visitor. */
  onSend: (request: string) => void
}

/**
 * The savings calculator: the result, next to it or below it the numbers. Until a visitor changes a number it is the worked example, and without JavaScript and in print it has no controls.
 */
export function SavingsCalculator({ onSend }: SavingsCalculatorProps) {
  const { i18n, currency, number, money, hourly, hours } = useWriting()
  const { entries, enter, reset } = useSavings()
  useEffect(() => followStorage(() => void useSavings.persist.rehydrate()), [])
  declareLater(i18n, [
    'home.savings.problem',
    'home.savings.reset',
    'home.savings.status',
    'home.savings.request',
    'home.savings.left.loss',
  ])

  const { team, rate, tasks } = inputsOf(entries, currency)
  const { rows, ...week } = hoursOf(tasks)
  const longest = Math.max(...rows.map((row) => row.before))
  const { price } = savingsPlan
  const fee = price.other?.currency === currency ? price.other.value : price.value
  const month = monthOf(week, rate.value, fee)

  const problemOf = ({ isValid, min, max, value }: NumberInput) =>
    isValid ? undefined : i18n.t('home.savings.problem', { min: number(min), max: number(max), value: number(value) })
  const each = (task: { times: number; minutes: number }) => i18n.t('home.savings.each', task)
  const field = (input: NumberInput, label: string, heading?: string) => ({
    input,
    label,
    heading,
    problem: problemOf(input),
    onEnter: (text: string) => enter(input.name, text),
  })

  const left = money(month.left)
  const written = { before: hours(week.before), after: hours(week.after), saved: hours(week.saved), month: left }
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
      <SavingsResult team={team.value} rate={rate.value} fee={fee} week={week} month={month} />
      <Settings>
        <div className="controls">
          <NumberField {...field(team, i18n.t('home.savings.team'))} />
          <NumberField {...field(rate, i18n.t('home.savings.rate'))} />
        </div>
        <ul role="list">
          {rows.map(({ slug, text, inputs, ...row }) => (
            <li key={slug}>
              <div>
                <h3 id={`savings-${slug}`}>{i18n.t(text.task)}</h3>
                <p>{i18n.t(text.after)}</p>
              </div>
              <WeekBars before={row.before} after={row.after} longest={longest} />
              <p className="example">{each(row)}</p>
              <details className="controls">
                <summary>
                  <span>{each(row)}</span> <span>{i18n.t('home.savings.adjust')}</span>
                </summary>
                <div>
                  <NumberField {...field(inputs.times, i18n.t('home.savings.times'), `savings-${slug}`)} />
                  <NumberField {...field(inputs.minutes, i18n.t('home.savings.minutes'), `savings-${slug}`)} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      </Settings>
      <Buttons className="controls">
        <Button type="button" onClick={send}>
          {i18n.t('home.savings.send')}
        </Button>
        {Object.keys(entries).length > 0 && (
          <Button type="button" look="quiet" onClick={reset}>
            {i18n.t('home.savings.reset')}
          </Button>
        )}
        <p>{i18n.t('home.savings.send.note')}</p>
      </Buttons>
      <FoldedNotes title={i18n.t('common.how-counted')}>
        <p>{i18n.t('home.savings.assumptions', { rate: hourly(rate.value) })}</p>
        <p>{i18n.t('common.roi')}</p>
      </FoldedNotes>
      <ResultAnnouncer text={problems.find(Boolean) ?? i18n.t('home.savings.status', written)} entries={entries} />
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem clamp(2rem, 4vw, 4rem);

  :where(p) {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  .example {
    display: none;
  }

  && .controls {
    ${needsScripts}
  }
  @media print {
    .example {
      display: block;
    }
  }
  ${whereDocumentOnly} {
    .example {
      display: block;
    }
  }
`

const Settings = styled.div`
  > div,
  li,
  details > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.35rem 1.5rem;
  }

  > div,
  li {
    padding-block: 1rem 0.6rem;
    border-top: 1px solid var(--line-strong);
  }

  li > p,
  details {
    grid-column: 1 / -1;
  }

  h3 {
    margin-bottom: 0.35rem;
  }

  summary {
    width: fit-content;
    min-height: 44px;
    align-content: center;
    /* The mark outside of the text, so that a second line is level with the first. */
    margin-left: 1.1em;
    list-style-position: outside;
    font-size: var(--text-s);
  }

  summary span + span {
    display: inline-block;
    color: var(--accent);
    text-decoration: underline;
  }

  @media not ${from.tablet} {
    li > * {
      grid-column: 1 / -1;
    }
  }
`
