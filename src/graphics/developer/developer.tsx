import styled from 'styled-components'
import { company } from '#content/company/company.ts'
import { actors } from '#content/samples/actors.ts'
import { pullRequest, releaseGate } from './pull-request.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatMoney, formatNumber } from '#locale/format.ts'
import { Bar } from '#ui/bar.tsx'
import { Paper } from '../paper/paper.tsx'
import { Remark } from '../paper/remark.tsx'

/** A pull request: the changed lines, a question from the client’s review with its answer, and the checks. */
export function Graphic() {
  const i18n = useI18n()
  const { client, number, branch, file, diff, comments, test, tolerance, cost, approvals } = pullRequest
  const { lost, stopped } = releaseGate(pullRequest)
  const written = (points: number) => formatNumber(points, i18n.locale)
  const money = (amount: number) => formatMoney(amount, company.currency, i18n.locale)
  return (
    <Paper kind={i18n.t('pull-request.kind', { number })} meta={branch} title={i18n.t('pull-request.title')}>
      <Diff>
        <p>{file}</p>
        <pre>
          <code translate="no">
            {diff.map(({ change, code }) => {
              const Line = change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span'
              return (
                <Line key={code}>{`${change === 'added' ? '+' : change === 'removed' ? '-' : ' '} ${code}\n`}</Line>
              )
            })}
          </code>
        </pre>
      </Diff>
      <Thread>
        <Remark data-tone="warn">
          <b>{i18n.t('pull-request.comment', { comments, client: actors[client].company })}</b>
          <span>{i18n.t('pull-request.question')}</span>
        </Remark>
        <Remark data-tone="good">
          <b>{i18n.t('pull-request.reply')}</b>
          <span>{i18n.t('pull-request.answer')}</span>
        </Remark>
      </Thread>
      <Checks role="list">
        <li>
          <span>{i18n.t('pull-request.tests', { now: test.now, questions: test.questions })}</span>
          <small>{i18n.t('pull-request.tolerance', { lost: written(lost), tolerance })}</small>
        </li>
        <li>
          <span>{i18n.t('pull-request.cost', { used: money(cost.used), cap: money(cost.cap) })}</span>
          <Bar share={cost.used / cost.cap} tone="neutral" />
        </li>
        <li>{i18n.t('pull-request.approvals', { approvals })}</li>
      </Checks>
      {!stopped && <State>{i18n.t('pull-request.ready')}</State>}
    </Paper>
  )
}

const Diff = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-family: var(--font-code);
  font-size: var(--text-xs);
  overflow: hidden;

  p {
    padding: 0.4rem 0.6rem;
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
  }

  pre {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font: inherit;
    line-height: 1.6;
  }

  code {
    font: inherit;
  }

  code > * {
    display: block;
    padding-inline: 0.6rem;
    text-decoration: none;
  }

  ins {
    background: color-mix(in srgb, var(--positive) 16%, transparent);
  }

  del {
    background: color-mix(in srgb, var(--accent) 14%, transparent);
  }

  @media print {
    ins,
    del {
      background: none;
    }
  }
`

const Thread = styled.div`
  display: grid;
  gap: 0.9rem;

  > :last-child {
    margin-left: 1.5rem;
  }
`

const Checks = styled.ul`
  display: grid;
  gap: 0.7rem;

  li {
    position: relative;
    padding-left: 1.8rem;
  }

  li::before {
    content: '';
    position: absolute;
    left: 0.25rem;
    top: 0.2em;
    width: 0.5rem;
    height: 0.85rem;
    border: solid var(--positive);
    border-width: 0 3px 3px 0;
    rotate: 40deg;
  }

  small {
    display: block;
    color: var(--ink-soft);
  }

  svg {
    margin-top: 0.35rem;
    height: 6px;
  }
`

const State = styled.p`
  padding: 0.6rem 1rem;
  border: 2px solid;
  border-radius: var(--radius);
  color: var(--positive);
  font-weight: 600;
  text-align: center;
`
