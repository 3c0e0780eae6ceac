import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HeroPanel } from './hero-panel.tsx'
import { Landscape } from '#ui/art/landscape.tsx'
import type { Light } from '#ui/art/scene.ts'
import { from, notPrinted } from '#style/media.ts'
import { Kicker, Lead } from '#ui/lead.tsx'
import { Container } from '#ui/section.tsx'
import { Unseen } from '#ui/unseen.tsx'

interface PageHeroProps {
  /** Seed of the art, usually the slug of the page. */
  seed: string
  /** Time of day of the art; by default derived from the seed. */
  light?: Light | undefined
  back?: ReactNode
  /** A short label above the title: the kind of page. */
  kicker?: string
  /** The h1; with a slogan, its first line in small type. */
  title: string
  /** A short promise, which the h1 shows in large type. */
  slogan?: string
  lead?: string
  /** One button and one link, or what belongs beside the button. */
  actions?: ReactNode
  /** Further content below the actions, e.g. a proof line. */
  children?: ReactNode
  /** What the page shows, e.g. a chart, in front of the art next to the text. */
  graphic?: ReactNode
  /** `quiet` sets the title smaller, for documents. */
  size?: 'display' | 'quiet'
  /** `panorama` is a landscape along the bottom; `panel` is art next to the text, as a graphic implies. */
  art?: 'panorama' | 'panel'
}

/** The hero of a page: title and lead, with a landscape or graphic next to or below them. */
export function PageHero({
  seed,
  light,
  back,
  kicker,
  title,
  slogan,
  lead,
  actions,
  children,
  graphic,
  size = 'display',
  art,
}: PageHeroProps) {
  const panel = graphic !== undefined || art === 'panel'
  return (
    <Sky data-art={panel ? 'panel' : 'panorama'}>
      <Inner data-beside={graphic ? 'graphic' : panel ? 'panel' : undefined}>
        <Text data-slogan={slogan && ''}>
          {(back || kicker) && (
            <Above>
              {back}
              {kicker && <Kicker>{kicker}</Kicker>}
            </Above>
          )}
          <Title data-size={size}>
            {slogan ? (
              <>
                <Name>
                  {title}
                  <Unseen>: </Unseen>
                </Name>
                {slogan}
              </>
            ) : (
              title
            )}
          </Title>
          {lead && <Introduction>{lead}</Introduction>}
          {actions}
          {children}
        </Text>
        {panel && <HeroPanel seed={seed} light={light} graphic={graphic} />}
      </Inner>
      {!panel && (
        <Land>
          <Landscape seed={seed} kind="horizon" light={light} />
        </Land>
      )}
    </Sky>
  )
}

const Sky = styled.div`
  position: relative;
  padding-top: var(--header);
  overflow: hidden;

  &[data-art='panorama'] {
    background: linear-gradient(var(--sky-top) 55%, var(--sky-bottom));
  }
`

const Inner = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 2.5rem) clamp(3rem, 6vw, 6rem);

  &[data-beside] {
    @media ${from.laptop} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      /* Aligned to the top, so that content parsed later does not move what is already visible. */
      align-items: start;
    }
  }

  &[data-beside='graphic'] {
    @media ${from.laptop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: clamp(2rem, 4vw, 4rem);
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  padding-top: clamp(2rem, 6vw, 5rem);

  @media ${from.laptop} {
    /* A fixed distance, so that nothing moves while the rest of the text is parsed. */
    [data-beside] > & {
      padding-block: clamp(3rem, 11vh, 8rem) clamp(3rem, 6vw, 5rem);
    }

    [data-beside] > &[data-slogan] {
      padding-top: clamp(2rem, 5vh, 3.5rem);
    }
  }
`

/* Beside a link back, the kind of page is a remark. */
const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 1.5rem;

  a + p {
    color: var(--ink-soft);
    font-weight: 400;
  }
`

const Title = styled.h1`
  font-size: var(--title-xl);
  line-height: 0.98;
  letter-spacing: -0.03em;
  max-width: 16ch;

  &[data-size='quiet'] {
    font-size: calc(var(--title-l) * 1.3);
  }

  /* A graphic leaves half of the page to the text. */
  @media ${from.laptop} {
    [data-beside='graphic'] & {
      font-size: clamp(2.75rem, 5vw, 4.5rem);
    }
  }
`

const Name = styled.span`
  display: block;
  margin-bottom: 0.75rem;
  color: var(--accent);
  font-family: var(--font-text);
  font-size: var(--text-m);
  line-height: 1.4;
  letter-spacing: 0;
`

const Introduction = styled(Lead)`
  [data-beside] & {
    max-width: 36rem;
    font-size: var(--text-m);
  }
`

const Land = styled.div`
  position: relative;
  height: clamp(7rem, 17vw, 15rem);
  margin-top: clamp(1rem, 3vw, 2.5rem);

  ${notPrinted}
`
