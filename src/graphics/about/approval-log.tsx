import styled from 'styled-components'
import { about } from '#content/german/about-page.ts'
import { from } from '#style/media.ts'
import { ChartFigure } from '#ui/charts/chart-figure.ts'
import { TableHead } from '#ui/table-head.tsx'

/** The log of a morning: what the AI prepared, and which person released it. */
export function ApprovalLog() {
  const { title, head, entries, note } = about.log
  return (
    <ChartFigure>
      <figcaption>{title}</figcaption>
      <Table>
        <TableHead names={head} />
        <tbody>
          {entries.map(({ time, by, name, what }) => (
            <tr key={time} data-by={by}>
              <td>{time}</td>
              <th scope="row">{name}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{note}</p>
    </ChartFigure>
  )
}

const Table = styled.table`
  width: 100%;
  /* The first columns have a width of their own, so that the third one wraps the same in any font. */
  table-layout: fixed;
  border-collapse: collapse;
  border-bottom: 1px solid var(--line-strong);
  font-size: var(--text-s);
  line-height: 1.4;

  th,
  td {
    padding: 0.55rem 0.5rem 0.55rem 0;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }

  tr > :first-child {
    width: 4.05em;
  }

  tr > :nth-child(2) {
    width: 4.6em;
    hyphens: auto;
  }

  tr > :last-child {
    padding-right: 0;
  }

  @media ${from.tablet} {
    tr > :first-child {
      width: 5em;
    }

    tr > :nth-child(2) {
      width: 6em;
    }
  }

  thead th {
    color: var(--ink-soft);
    font-weight: 500;
  }

  td:first-child {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  tbody th {
    font-weight: 600;
  }

  [data-by='ai'] th {
    color: var(--accent);
  }

  /* What a person decides stands out from what was prepared. */
  [data-by='person'] {
    th {
      color: var(--positive);
    }

    td:last-child {
      font-weight: 600;
    }
  }
`
