import styled from 'styled-components'
import { choices } from '#content/expertise/profile-choice.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { Paper } from '../paper/paper.tsx'
import { Highlighted, Remark } from '../paper/remark.tsx'
import { attempts } from './rehearsal.ts'

/** The notes of a coaching session: two attempts of a rehearsal, and the agreed next step. */
export function Graphic() {
  const i18n = useI18n()
  return (
    <Paper
      kind={i18n.t('session-notes.kind')}
      meta={i18n.t('session-notes.number', { number: 5, total: choices.find('coaching').fee.times })}
      title={i18n.t('session-notes.title')}
    >
      <Attempts role="list">
        {attempts.all.map(({ slug, attempt, tone, text }) => (
          <li key={slug} data-tone={tone}>
            <b>{i18n.t('session-notes.attempt', { attempt })}</b>
            <q>
              <Highlighted text={i18n.t(text.said)} />
            </q>
            <Remark data-tone={tone}>{i18n.t(text.comment)}</Remark>
          </li>
        ))}
      </Attempts>
      <Remark>
        <b>{i18n.t('session-notes.agreed')}</b>
        <span>{i18n.t('session-notes.next')}</span>
      </Remark>
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
  }

  /* In the face of running text: the closing mark would move when the face of titles arrives late. */
  q {
    font-size: var(--text-l);
    line-height: 1.35;
  }

  [data-tone='warn'] q {
    color: var(--ink-soft);
    text-decoration: line-through 2px var(--accent);
  }
`
