import styled from 'styled-components'
import { stories, type StoryFacts } from '#content/home/home.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { BeforeAfter } from '#graphics/before-after.tsx'
import { ClientQuotes } from '#sections/client-quotes.tsx'

/** A story as its collection has it. */
type Story = StoryFacts & { slug: string; text: Record<'content' | 'measure' | 'result', MessageId> }
const told: readonly Story[] = stories.all

/** Up to three client testimonials, each with a drawing of one number before and after. */
export function Stories() {
  const i18n = useI18n()
  return (
    <ClientQuotes
      testimonials={told.map(({ client, rating, before, after, text }) => ({
        client,
        rating,
        content: i18n.t(text.content),
        result: i18n.t(text.result),
        chart: (
          <Measure>
            <BeforeAfter title={i18n.t(text.measure)} before={before} after={after} />
          </Measure>
        ),
      }))}
    />
  )
}

const Measure = styled.div`
  width: 100%;

  dd {
    font-size: var(--title-l);
  }

  dd > small {
    font-size: var(--text-m);
  }

  @media ${from.tablet} {
    svg {
      height: 8rem;
    }
  }

  @media ${from.laptop} {
    figcaption {
      min-height: 2lh;
    }
  }
`
