import styled from 'styled-components'
import type { Block, Inline } from '#content/legal/legal-document.ts'
import { from } from '#style/media.ts'
import { OutsideLink } from '#ui/link.tsx'
import { TableHead } from '#ui/table-head.tsx'

interface LegalBlocksProps {
  blocks: readonly Block[]
  /** "opens in a new tab" in the language of the text. */
  newTab: string
}

/** Paragraphs, lists and tables of a legal text; a table that is too wide for the screen scrolls on its own. */
export function LegalBlocks({ blocks, newTab }: LegalBlocksProps) {
  const written = (inline: Inline) =>
    inline.map((part, index) =>
      typeof part === 'string' ? (
        <span key={index}>{part}</span>
      ) : (
        <OutsideLink key={part.href} href={part.href} newTab={newTab}>
          {part.text}
        </OutsideLink>
      ),
    )
  return blocks.map((block, at) => {
    if ('list' in block) {
      return (
        <ul key={at}>
          {block.list.map((item, index) => (
            <li key={index}>{written(item)}</li>
          ))}
        </ul>
      )
    }
    if ('rows' in block) {
      return (
        <Scroll key={at} tabIndex={0} role="group" aria-label={block.head.join(', ')}>
          <table>
            <TableHead names={block.head} />
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{written(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )
    }
    return <p key={at}>{written(block)}</p>
  })
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

  /* Only the last column breaks within a word, where an address needs it. */
  tr > :not(:last-child) {
    overflow-wrap: break-word;
  }

  @media ${from.tablet} {
    table {
      min-width: 30rem;
    }
  }
`
