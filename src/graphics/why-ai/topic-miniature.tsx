import styled from 'styled-components'
import type { Slug } from '#content/collection.ts'
import type { whyAi } from '#content/why-ai/why-ai.ts'
import { topicGraphics } from '#graphics/page-graphics.tsx'
import { from } from '#style/media.ts'
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
    height: calc(100% / var(--scale, 0.5));
  }

  /* All of it in the narrow picture of a phone. */
  @media screen and (not ${from.tablet}) {
    --scale: 0.19;
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
