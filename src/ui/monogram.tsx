import styled from 'styled-components'

/** The initials of a person where there is no photo; the name is next to them. Neighbors differ in `tone`. */
export function Monogram({ name, tone }: { name: string; tone: number }) {
  return (
    <Disc data-tone={tone % 2} aria-hidden="true">
      {initialsOf(name)}
    </Disc>
  )
}

/** The first letters of the first and the last name, without titles such as “Dr.” */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'))
  return [words[0], ...words.slice(1).slice(-1)].map((word) => word?.charAt(0) ?? '').join('')
}

const Disc = styled.div`
  display: grid;
  place-items: center;
  border: 1px solid transparent;
  border-radius: var(--radius-full);
  background: var(--dusk-4);
  color: var(--ink);
  font: 600 min(var(--text-s), 16px) / 1 var(--font-display);

  &[data-tone='1'] {
    background: var(--dusk-3);
  }

  @media print {
    && {
      border-color: currentcolor;
      background: none;
    }
  }
`
