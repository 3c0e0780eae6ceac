import styled from 'styled-components'
import type { Slug } from '#content/collection.ts'
import type { whyAi } from '#content/why-ai/why-ai.ts'
import { topicGraphics } from '#graphics/page-graphics.tsx'
import { Miniature } from '#ui/miniature.tsx'

/** The first chart of a topic without its words, for links to its page; the link says what it is about. */
export function TopicMiniature({ slug }: { slug: Slug<typeof whyAi> }) {
  return (
    <Drawing>
      <Miniature>
        <topicGraphics.Graphic slug={slug} />
      </Miniature>
    </Drawing>
  )
}

const Drawing = styled.div`
  border-bottom: 1px solid var(--line);

  [data-miniature] > div {
    display: grid;
    align-content: center;
    height: 200%;
  }

  :is(figcaption, p, ol, span, text, strong, .grid, figure ~ figure) {
    display: none;
  }

  svg {
    margin: 0;
  }

  /* The lines of a chart, in half the size. */
  g > path {
    stroke-width: 6px;
  }
`
