import styled from 'styled-components'
import { attempts } from '#content/samples/rehearsal.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatNumber } from '#locale/format.ts'
import { Bar } from '#ui/bar.tsx'
import { TableHead } from '#ui/table-head.tsx'
import { Paper } from '../paper/paper.tsx'
import { Highlighted, Remark } from '../paper/remark.tsx'
import { hoursSaved, routines, session } from './session-notes.ts'

/** The notes of a coaching session: two attempts of a rehearsal, the agreed next step, and the time log so far. */
export function Graphic() {
  const i18n = useI18n()
  const longest = Math.max(...routines.all.map(({ before }) => before))
  return (
    <Paper
      kind={i18n.t('session-notes.kind')}
      meta={i18n.t('session-notes.number', { number: session.number, total: session.total })}
      title={i18n.t('session-notes.title')}
    >
      <Attempts role="list">
        {attempts.all.map(({ slug, attempt, outcome, text }) => (
          <li key={slug} data-tone={outcome === 'worked' ? 'good' : 'warn'}>
            <b>{i18n.t('session-notes.attempt', { attempt })}</b>
            <q data-outcome={outcome}>
              <Highlighted text={i18n.t(text.said)} />
            </q>
            <Remark>{i18n.t(text.comment)}</Remark>
          </li>
        ))}
      </Attempts>
      <Next>
        <b>{i18n.t('session-notes.agreed')}</b>
        <span>{i18n.t('session-notes.next')}</span>
      </Next>
      <Log>
        <caption>{i18n.t('session-notes.log')}</caption>
        <TableHead
          names={[i18n.t('session-notes.task'), i18n.t('session-notes.first-week'), i18n.t('session-notes.this-week')]}
        />
        <tbody>
          {routines.all.map(({ slug, before, now, text }) => (
            <tr key={slug}>
              <th scope="row">{i18n.t(text.name)}</th>
              <td>
                <span>{before}</span>
                <Bar share={before / longest} tone="before" />
              </td>
              <td>
                <span>{now}</span>
                <Bar share={now / longest} tone="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </Log>
      <Saved>{i18n.t('session-notes.saved', { hours: formatNumber(hoursSaved(routines.all), i18n.locale) })}</Saved>
    </Paper>
  )
}

const Attempts = styled.ol`
  display: grid;
  gap: 1.1rem;

  li {
    display: grid;
    gap: 0.4rem;
  }

  b {
    color: var(--ink-soft);
    font-weight: 600;
  }

  /* In the face of running text: the closing mark would move when the face of titles arrives late. */
  q {
    font-size: var(--text-l);
    line-height: 1.35;
  }

  [data-outcome='failed'] {
    color: var(--ink-soft);
    text-decoration: line-through 2px var(--accent);
  }
`

const Next = styled.p`
  padding: 0.8rem 1rem;
  border: 2px solid var(--accent);
  border-radius: var(--radius);

  b {
    display: block;
    color: var(--accent);
    font-weight: 600;
  }
`

const Log = styled.table`
  width: 100%;
  border-spacing: 0;

  caption {
    padding-bottom: 0.4rem;
    text-align: left;
    font-weight: 600;
  }

  th {
    padding: 0.2rem 1rem 0.2rem 0;
    font-weight: 400;
    text-align: left;
  }

  thead th {
    color: var(--ink-soft);
  }

  td {
    width: 30%;
    padding: 0.2rem 0.8rem 0.2rem 0;
  }

  svg {
    height: 6px;
  }
`

const Saved = styled.p`
  color: var(--positive);
  font-family: var(--font-display);
  font-size: var(--title-s);
  font-weight: 600;
`
