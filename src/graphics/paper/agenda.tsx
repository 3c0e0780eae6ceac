import styled from 'styled-components'

interface AgendaProps {
  slots: readonly {
    start: string
    minutes?: number
    tone?: 'good' | 'warn' | 'break' | undefined
    title: string | undefined
    details?: readonly string[]
  }[]
  /** The height of a minute, in rem. */
  scale?: number
}

/** What follows when, each part as tall as it is long where that is known. */
export function Agenda({ slots, scale = 0 }: AgendaProps) {
  return (
    <Slots role="list">
      {slots.map(({ start, minutes = 0, tone, title, details = [] }) => (
        <li key={start} data-tone={tone}>
          <span>{start}</span>
          <Part $height={minutes * scale}>
            <b>{title}</b>
            {details.map((detail, index) => (
              <span key={index}>{detail}</span>
            ))}
          </Part>
        </li>
      ))}
    </Slots>
  )
}

const Slots = styled.ol`
  display: grid;
  gap: 3px;
  line-height: 1.3;

  li {
    display: grid;
    grid-template-columns: 4.9rem minmax(0, 1fr);
    gap: 0.6rem;
  }

  span {
    color: var(--ink-soft);
  }

  li > span {
    text-align: right;
  }
`

const Part = styled.div<{ $height: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 1rem;
  align-content: start;
  min-height: ${({ $height }) => $height}rem;
  padding: 0.35rem 0.8rem;
  border-left: 5px solid var(--mark, var(--line-strong));
  background: color-mix(in srgb, var(--mark, var(--line-strong)) 13%, transparent);

  b {
    flex-basis: 100%;
  }

  span {
    flex: 1 1 9rem;
  }

  [data-tone='break'] > & {
    padding-block: 0;
    border-left-style: dotted;
    background: none;

    b {
      color: var(--ink-soft);
      font-weight: 400;
    }
  }

  @media print {
    background: none;
  }
`
