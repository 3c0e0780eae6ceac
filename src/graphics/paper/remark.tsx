import styled from 'styled-components'

/** A text whose words between asterisks are marked with a highlighter. */
export function Highlighted({ text }: { text: string }) {
  return text
    .split('*')
    .map((part, index) => (index % 2 ? <Marker key={index}>{part}</Marker> : part && <span key={index}>{part}</span>))
}

const Marker = styled.mark`
  color: inherit;
  padding-block: 0.1em;
  border-radius: var(--radius-mark);
  background: color-mix(in srgb, var(--mark) 30%, transparent);

  @media print {
    background: none;
    text-decoration: underline;
  }

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`

/** A comment in the margin of a document, with a `data-tone` of papers; by default it needs a person. */
export const Remark = styled.p`
  --mark: var(--accent);
  padding-left: 0.7rem;
  border-left: var(--rule) solid var(--mark);
  font-size: var(--text-s);
  line-height: 1.35;

  b {
    display: block;
    color: var(--mark);
  }
`
