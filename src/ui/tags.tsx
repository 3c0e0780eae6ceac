import styled from 'styled-components'

/** Names in a row, e.g. the technologies of a project. */
export function Tags({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <List role="list" aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4rem;
  color: var(--ink-soft);
  font-size: var(--text-s);

  li:not(:last-child)::after {
    content: ',';
  }
`
