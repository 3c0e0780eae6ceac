import styled, { css } from 'styled-components'
import { company } from '#content/company/company.ts'
import { marked } from '#i18n/marked.ts'
import { lines, useI18n } from '#i18n/use-i18n.ts'
import { formatMoney, formatShare } from '#locale/format.ts'
import { actors } from '../actors.ts'
import { priceOf, replyDraft, replySources } from './reply-draft.ts'

/** The words and figures of the sample as its messages need them. */
export function useReplyFigures() {
  const { locale } = useI18n()
  const money = (amount: number) => formatMoney(amount, company.currency, locale, 'always')
  const customer = actors['machine-shop']
  const figures = {
    customer: customer.company,
    writer: customer.person,
    sender: actors['parts-dealer'].person,
    pieces: replyDraft.pieces,
    price: money(replyDraft.unitPrice),
    discount: formatShare(replyDraft.discount, locale),
    minimum: replyDraft.discountFrom,
    sum: money(priceOf(replyDraft)),
    stock: replyDraft.stock,
    minutes: 1,
  }
  return { money, figures }
}

interface ReplyLetterProps {
  /** The freight that somebody entered; until then it is missing. */
  freight?: number | undefined
}

/** The request, the drafted reply to it with numbered figures, and the source of each figure. */
export function ReplyLetter({ freight }: ReplyLetterProps) {
  const i18n = useI18n()
  const { money, figures } = useReplyFigures()
  const isKnown = freight !== undefined
  return (
    <>
      <Request>
        <small>{i18n.t('reply-draft.from', figures)}</small>
        <p>{i18n.t('reply-draft.request', figures)}</p>
      </Request>
      <Draft>
        <small>{i18n.t('reply-draft.ready')}</small>
        {lines(i18n.t('reply-draft.reply', figures)).map((line, paragraph) => (
          <p key={paragraph}>
            {marked(line).map(({ text, mark }, index) =>
              mark ? (
                <Figure
                  key={index}
                  data-source={mark}
                  data-blank={mark === missingMark ? '' : undefined}
                  data-filled={isKnown || undefined}
                >
                  <span>{mark === missingMark && isKnown ? money(freight) : text}</span>
                  <sup>{mark}</sup>
                </Figure>
              ) : (
                <span key={index}>{text}</span>
              ),
            )}
          </p>
        ))}
      </Draft>
      <Sources>
        {replySources.all.map(({ slug, text, ...facts }, index) => {
          const hasNoSource = 'missing' in facts
          return (
            <li key={slug} data-source={index + 1} data-missing={hasNoSource && !isKnown ? '' : undefined}>
              <span>{i18n.t(text.source, figures)}</span>{' '}
              <b>{hasNoSource && isKnown ? i18n.t('reply-draft.entered') : i18n.t(text.record, figures)}</b>
            </li>
          )
        })}
      </Sources>
    </>
  )
}

/** A figure and its source light up together. */
const lit = css`
  ${replySources.slugs.map(
    (_, index) => css`
      figure:has([data-source='${index + 1}']:hover) &[data-source='${index + 1}'] {
        background: color-mix(in srgb, var(--positive) 22%, transparent);
      }
    `,
  )}
`

/** The figure without a source. */
const missingMark = String(1 + replySources.all.findIndex((source) => 'missing' in source))

/** What the customer wrote. */
export const Request = styled.div`
  padding-left: 0.9rem;
  border-left: var(--rule) solid var(--line-strong);
  color: var(--ink-soft);
`

/** The box with the draft; each part of a sentence is an element. */
export const Draft = styled.div`
  display: grid;
  gap: 0.35rem;
  padding: 1rem 1.1rem;
  border-radius: var(--radius);
  background: var(--sunken);
  line-height: 1.5;

  /* Evenly wrapped, the lines would move while the figures after them are parsed. */
  p {
    text-wrap: wrap;
  }

  @media print {
    border: 1px solid var(--line);
  }
`

const Figure = styled.b`
  ${lit}
  border-bottom: 2px solid var(--positive);

  @container (width > 10rem) {
    white-space: nowrap;
  }

  sup {
    margin-left: 0.2em;
    font-size: var(--text-xs);
    line-height: 0;
    color: var(--positive);
  }

  &[data-blank]:not([data-filled]) {
    border-bottom: 2px dashed var(--accent);

    sup {
      color: var(--accent);
    }
  }
`

export const Sources = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: 0.2rem;
  counter-reset: source;

  li {
    ${lit}
    display: grid;
    grid-template-columns: 1.25rem minmax(min-content, 1fr) auto;
    gap: 0 0.5rem;
    align-items: baseline;
    counter-increment: source;
    --mark: var(--positive);
  }

  li::before {
    content: counter(source);
    color: var(--mark);
    font-weight: 600;
  }

  b {
    text-align: right;
  }

  @container (width < 10rem) {
    li {
      grid-template-columns: 1.25rem minmax(0, 1fr);
    }

    b {
      grid-column: 2;
      text-align: left;
    }
  }

  [data-missing] {
    --mark: var(--accent);
    color: var(--mark);
  }
`
