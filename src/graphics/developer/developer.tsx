import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatNumber } from '#locale/format.ts'
import { BulletList } from '#ui/list.tsx'
import { Paper } from '../paper/paper.tsx'
import { Remark } from '../paper/remark.tsx'

/** The questions with known answers, and the allowed loss in points. */
const [questions, tolerance] = [150, 3]

/** The change in the client’s repository, the same in every language. */
const diff = [
  { as: 'span', line: '  const index = await openIndex()' },
  { as: 'del', line: '- const hits = index.find(query)' },
  { as: 'ins', line: '+ const hits = index' },
  { as: 'ins', line: '+   .readableBy(user.groups)' },
  { as: 'ins', line: '+   .find(query)' },
  { as: 'span', line: '  return answer(query, hits)' },
] as const

/** How many of the test questions were answered correctly last night and now. */
const correct = { before: 148, now: 147 }

/** A pull request: the changed lines, a question from the client’s review with its answer, and the checks. */
export function Graphic() {
  const i18n = useI18n()
  const lost = formatNumber((100 * (correct.before - correct.now)) / questions, i18n.locale)
  return (
    <Paper
      kind={i18n.t('pull-request.kind', { number: 2318 })}
      meta="search-permissions"
      title={i18n.t('pull-request.title')}
    >
      <Diff>
        <p>assistant/search.ts</p>
        <pre>
          <code translate="no">
            {diff.map(({ as: Line, line }) => (
              <Line key={line}>{`${line}\n`}</Line>
            ))}
          </code>
        </pre>
      </Diff>
      <Thread>
        <Remark data-tone="warn">
          <b>{i18n.t('pull-request.comment')}</b>
          <span>{i18n.t('pull-request.question')}</span>
        </Remark>
        <Remark data-tone="good">
          <b>{i18n.t('pull-request.reply')}</b>
          <span>{i18n.t('pull-request.answer')}</span>
        </Remark>
      </Thread>
      <BulletList
        mark="gain"
        items={[
          <>
            <span>{i18n.t('pull-request.tests', { now: correct.now, questions })}</span>{' '}
            <small>{i18n.t('pull-request.tolerance', { lost, tolerance })}</small>
          </>,
          i18n.t('pull-request.approvals', { approvals: 2 }),
        ]}
      />
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
