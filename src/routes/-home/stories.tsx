import styled from 'styled-components'
import { clients, type ClientSlug } from '#content/clients.ts'
import { stories } from '#content/home/home.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { BeforeAfter } from '#graphics/before-after.tsx'
import { ClientQuotes } from '#sections/client-quotes.tsx'

/**
 * Up to three client testimonials, each with a drawing of one number before and after; clients who speak the language of
 * the page come first.
 */
export function Stories() {
  const i18n = useI18n()
  const isNear = ({ slug }: { slug: ClientSlug }) => clients.find(slug).language === i18n.locale
  const told = stories.all.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
  return (
    <ClientQuotes
      testimonials={told.map(({ slug, rating, before, after, text }) => ({
        client: slug,
        rating,
        content: i18n.t(text.content),
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
