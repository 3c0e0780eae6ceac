import styled from 'styled-components'
import { price } from '#content/price.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { Paper } from '../paper/paper.tsx'
import { Highlighted, Remark } from '../paper/remark.tsx'
import { clauses } from './offer.ts'

/** A second opinion: the clauses of an offer with marked words and comments, and the recommendation. */
export function Graphic() {
  const i18n = useI18n()
  const findings = {
    unsupported: i18n.t('second-opinion.unsupported'),
    counterproposal: i18n.t('second-opinion.counterproposal'),
    confirmed: i18n.t('second-opinion.confirmed'),
  }
  return (
    <Paper
      kind={i18n.t('second-opinion.kind')}
      meta={i18n.t('second-opinion.page', { pages: 2 })}
      title={i18n.t('second-opinion.title')}
    >
      <Clauses role="list">
        {clauses.all.map(({ slug, section, finding, tone, text }) => (
          <li key={slug} data-tone={tone}>
            <div>
              <b>{`§ ${section} ${i18n.t(text.title)}`}</b>
              <p>
                <Highlighted text={i18n.t(text.wording)} />
              </p>
            </div>
            <Remark data-tone={tone}>
              <b>{findings[finding]}</b>
              <span>{i18n.t(text.comment)}</span>
            </Remark>
          </li>
        ))}
      </Clauses>
      <Verdict>
        <b>{i18n.t('second-opinion.recommendation')}</b>
        <p>
          <s>{i18n.t('second-opinion.sign')}</s> <strong>{i18n.t('second-opinion.renegotiate')}</strong>{' '}
          <s>{i18n.t('second-opinion.decline')}</s>
        </p>
        <p>
          <span>{i18n.t('second-opinion.fee')}</span> <del>{formatQuantity(price(148_000), i18n.locale)}</del>{' '}
          <ins>{formatQuantity(price(96_000), i18n.locale)}</ins>
        </p>
      </Verdict>
    </Paper>
  )
}

const Clauses = styled.ol`
  display: grid;
  gap: 1.1rem;

  li {
    display: grid;
    gap: 0.6rem 1.1rem;
  }

  @container (min-width: 22rem) {
    li {
      grid-template-columns: minmax(0, 1fr) 9.5rem;
    }
  }
`

const Verdict = styled.div`
  display: grid;
  gap: 0.9rem;
  padding-top: 1.1rem;
  border-top: 1px solid var(--line-strong);
  color: var(--ink-soft);

  b {
    color: var(--ink);
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1rem;
    align-items: baseline;
  }

  s {
    text-decoration: none;
  }

  strong,
  ins {
    font-family: var(--font-display);
    font-size: var(--title-s);
    font-weight: 600;
    text-decoration: none;
  }

  strong {
    padding: 0.15rem 0.6rem;
    border: 3px solid var(--accent);
    border-radius: var(--radius);
    color: var(--accent);
    rotate: -3deg;
  }

  ins {
    color: var(--positive);
  }
`
