import styled from 'styled-components'
import { expertise } from '#content/expertise/expertise.ts'
import { choices, feeOf } from '#content/expertise/profile-choice.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { covered, CoveringLink } from '#ui/link.tsx'
import { Paper } from '../paper/paper.tsx'

/** Which profile helps with which question, linked, with time and price. */
export function ProfileChooser() {
  const i18n = useI18n()
  const from = (value: string, atLeast: boolean) => (atLeast ? i18n.t('profile-choice.from', { value }) : value)
  return (
    <Paper
      kind={i18n.t('profile-choice.kind')}
      meta={i18n.t('profile-choice.scale')}
      title={i18n.t('profile-choice.title')}
    >
      <Rows role="list">
        {choices.all.map(({ slug, time, fee, text, ...row }) => {
          const atLeast = 'atLeast' in row ? row.atLeast : {}
          const duration =
            'workdays' in row
              ? i18n.t('profile-choice.workdays', { count: time.value })
              : formatQuantity(time, i18n.locale, 'long')
          return (
            <li key={slug}>
              <p>
                <strong>{i18n.t(text.question)}</strong>{' '}
                <b>
                  <CoveringLink to="/expertise/$slug" params={{ slug }}>
                    {i18n.t(expertise.find(slug).text.name)}
                  </CoveringLink>
                </b>
              </p>
              <span>{from(duration, 'time' in atLeast)}</span>
              <span>{from(formatQuantity(feeOf(fee), i18n.locale), 'fee' in atLeast)}</span>
            </li>
          )
        })}
      </Rows>
    </Paper>
  )
}

const Rows = styled.ol`
  display: grid;
  gap: 0.7rem;

  li {
    ${covered}
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0.3rem 1.25rem;
    align-items: end;
  }

  li + li {
    padding-top: 0.7rem;
    border-top: 1px solid var(--line);
  }

  p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    align-items: baseline;
  }

  strong {
    font-weight: 600;
    font-size: var(--text-m);
    line-height: 1.25;
  }

  b {
    color: var(--accent);
  }

  li:hover a {
    text-decoration: underline;
  }

  span {
    color: var(--ink-soft);
  }
`
