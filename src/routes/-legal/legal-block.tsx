import styled from 'styled-components'
import type { Block, Inline } from '#content/legal/legal-document.ts'
import { labels } from '#content/legal/own/labels.ts'
import { from } from '#style/media.ts'
import { OutsideLink } from '#ui/link.tsx'
import { TableHead } from '#ui/table-head.tsx'

/** A paragraph, a list or a table of a legal document; a table that is too wide for the screen scrolls on its own. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'object' && 'list' in block) {
    return (
      <ul>
        {block.list.map((item, index) => (
          <li key={index}>
            <InlineView inline={item} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof block === 'object' && 'rows' in block) {
    return (
      <Scroll tabIndex={0} role="group" aria-label={block.head.join(', ')}>
        <table>
          <TableHead names={block.head} />
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <InlineView inline={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )
  }
  return (
    <p>
      <InlineView inline={block} />
    </p>
  )
}

function InlineView({ inline }: { inline: Inline }) {
  return [inline].flat().map((part, index) =>
    typeof part === 'string' ? (
      <span key={index}>{part}</span>
    ) : (
      <OutsideLink key={part.href} href={part.href} newTab={labels.newTab}>
        {part.text}
      </OutsideLink>
    ),
  )
}

const Scroll = styled.div`
  overflow-x: auto;
  max-width: 100%;

  table {
    border-collapse: collapse;
    font-size: var(--text-s);
  }

  th,
  td {
    padding: 0.6rem 1rem 0.6rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }

  @media ${from.tablet} {
    table {
      min-width: 30rem;
    }
  }
`
