import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { framed } from '#ui/card.tsx'
import { covered } from '#ui/link.tsx'
import { Miniature } from '#ui/miniature.tsx'

interface PaperWallProps {
  title: string
  papers: readonly {
    slug: string
    document: ReactNode
    /** The covering link that leads to what it is about. */
    link: ReactNode
    label: string
  }[]
}

/** Documents of our work, small and side by side, each with a label above it. */
export function PaperWall({ title, papers }: PaperWallProps) {
  const { locale } = useI18n()
  return (
    <Wall>
      <figcaption>{title}</figcaption>
      <Papers $columns={papers.length % 3 ? 2 : 3}>
        {papers.map(({ slug, document, link, label }) => (
          <li key={slug}>
            <strong>{link}</strong>
            <small>{label}</small>
            <Miniature lang={locale}>{document}</Miniature>
          </li>
        ))}
      </Papers>
    </Wall>
  )
}

const Wall = styled.figure`
  display: grid;
  gap: 1rem;

  figcaption {
    font: 600 var(--title-s) / 1.2 var(--font-display);
  }
`

const Papers = styled.ul.attrs({ role: 'list' })<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 1rem;

  li {
    ${covered}
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
    font-size: var(--text-s);
    line-height: 1.35;
  }

  a {
    display: inline-block;
    padding-block: 0.15rem;
  }

  [data-miniature] {
    ${framed}
    margin-top: 0.5rem;
    border-radius: var(--radius);
    aspect-ratio: 1.4;
    --scale: 0.34;
  }
`
