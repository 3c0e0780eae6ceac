import styled from 'styled-components'

/** A row of tags, e.g. the technologies of a project. */
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
  gap: 0.4rem;
  font-size: var(--text-s);

  li {
    padding: 0.15rem 0.6rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    color: var(--ink-soft);
  }
`
