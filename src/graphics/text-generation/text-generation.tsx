import styled from 'styled-components'
import { clients } from '#content/clients.ts'
import { replyTimes } from '#content/reply-times.ts'
import { discounted, replyDraft, replySources } from './reply-draft.ts'
import { lines } from '#i18n/lines.ts'
import { marked } from '#i18n/marked.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatMoney, formatShare } from '#locale/format.ts'
import { Paper } from '../paper/paper.tsx'

/** A request, the drafted reply to it with numbered figures, and the source of each figure. One figure has none. */
export function Graphic() {
  const i18n = useI18n()
  const customer = clients.find(replyDraft.customer)
  const sender = clients.find(replyDraft.sender)
  const euros = (amount: number) => formatMoney(amount, 'EUR', i18n.locale, 'always')
  const figures = {
    customer: customer.company,
    writer: customer.name,
    sender: sender.name,
    pieces: replyDraft.pieces,
    price: euros(replyDraft.unitPrice),
    discount: formatShare(replyDraft.discount, i18n.locale),
    minimum: replyDraft.discountFrom,
    sum: euros(discounted(replyDraft)),
    stock: replyDraft.stock,
    minutes: replyTimes.drafted - replyTimes.received,
  }
  return (
    <Paper
      meta={i18n.t('specimen.example')}
      kind={i18n.t('reply-draft.kind')}
      title={i18n.t('reply-draft.title', figures)}
      foot={i18n.t('reply-draft.foot', figures)}
    >
      <Request>
        <small>{i18n.t('reply-draft.from', figures)}</small>
        <p>{i18n.t('reply-draft.request', figures)}</p>
      </Request>
      <Draft>
        <small>{i18n.t('reply-draft.ready')}</small>
        {lines(i18n.t('reply-draft.reply', figures)).map((line) => (
          <p key={line}>
            {marked(line).map(({ text, mark }) =>
              mark ? (
                <Figure key={text} data-mark={mark}>
                  {text}
                  <sup>{mark}</sup>
                </Figure>
              ) : (
                text
              ),
            )}
          </p>
        ))}
      </Draft>
      <Sources>
        {replySources.all.map(({ slug, text, ...facts }) => (
          <li key={slug} data-missing={'missing' in facts ? '' : undefined}>
            <span>{i18n.t(text.source, figures)}</span> <b>{i18n.t(text.record, figures)}</b>
          </li>
        ))}
      </Sources>
    </Paper>
  )
}

const Request = styled.div`
  padding-left: 0.9rem;
  border-left: 3px solid var(--line-strong);
  color: var(--ink-soft);
`

const Draft = styled.div`
  display: grid;
  gap: 0.6rem;
  padding: 1rem 1.1rem;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--text-m);
  line-height: 1.6;

  small {
    color: var(--ink-soft);
  }

  /* Evenly wrapped, the lines would move while the figures after them are parsed. */
  p {
    text-wrap: wrap;
  }

  @media print {
    border: 1px solid var(--line);
  }
`

const Figure = styled.b`
  font-weight: 600;
  white-space: nowrap;
  border-bottom: 2px solid var(--positive);

  sup {
    margin-left: 0.2em;
    line-height: 0;
    color: var(--positive);
  }

  &[data-mark='5'] {
    border-bottom: 2px dashed var(--accent);

    sup {
      color: var(--accent);
    }
  }
`

const Sources = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: 0.4rem;
  counter-reset: source;

  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
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
    font-weight: 600;
    text-align: right;
  }

  [data-missing] {
    --mark: var(--accent);
    color: var(--mark);
  }
`
