import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Land, Landscape } from '#ui/art/landscape.tsx'
import { from } from '#style/media.ts'
import { framed } from '#ui/card.tsx'
import { Kicker, Lead } from '#ui/lead.tsx'
import { Unseen } from '#ui/unseen.tsx'
import { HeroInner, HeroSky } from './hero-sky.tsx'

interface PageHeroProps {
  /** Seed of the landscape, usually the path of the page. */
  seed: string
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
  /** What the page shows, e.g. a chart, on a paper next to the text; without it, the section that follows stands on the land, except for documents. */
  graphic?: ReactNode
  /** What stands on the land below the text; on a phone after the graphic. */
  onLand?: ReactNode
  /** The graphic stands on the sky itself, instead of the sun. */
  bare?: boolean
  /** `quiet` sets the title smaller, for documents. */
  size?: 'display' | 'quiet'
}

/** The hero of a page: title and lead, what the page shows next to them, and a landscape along the bottom. */
export function PageHero({
  seed,
  back,
  kicker,
  title,
  slogan,
  lead,
  actions,
  children,
  graphic,
  onLand,
  bare,
  size = 'display',
}: PageHeroProps) {
  const beside = graphic ? '' : undefined
  return (
    <HeroSky data-horizon={graphic ? undefined : size}>
      <HeroInner data-beside={beside}>
        <Text>
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
                  <span>{title}</span>
                  <Unseen>: </Unseen>
                </Name>
                <span>{slogan}</span>
              </>
            ) : (
              title
            )}
          </Title>
          {lead && <Introduction>{lead}</Introduction>}
          {actions}
          {children}
        </Text>
        {graphic && <Beside data-bare={bare ? '' : undefined}>{graphic}</Beside>}
        {onLand && <OnLand>{onLand}</OnLand>}
      </HeroInner>
      <Below data-beside={beside} data-bare={bare ? '' : undefined}>
        <Landscape seed={seed} />
      </Below>
    </HeroSky>
  )
}

const Text = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;

  @media ${from.laptop} {
    [data-beside] > &:nth-last-child(2) {
      padding-bottom: calc(var(--land) + 0.5rem);
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
  /* In em and less than the column, so that a title has the same lines on every screen of a kind, and in its stand-in. */
  max-width: 9.25em;

  &[data-size='quiet'] {
    font-size: calc(var(--title-l) * 1.3);
  }

  /* Otherwise its letters would touch the hills. */
  &:last-child {
    padding-bottom: 1.5rem;
  }

  /* Two lines on a laptop. */
  @media ${from.tablet} {
    [data-horizon] & {
      max-width: 14em;
    }
  }

  /* A graphic leaves half of the page to the text. */
  @media ${from.laptop}, print {
    [data-beside] & {
      font-size: min(var(--title-xl), 5vw);
      max-width: 7.5em;
    }
  }
`

const Name = styled.span`
  display: block;
  margin-bottom: 0.75rem;
  color: var(--accent);
  font: 600 var(--text-m) / 1.4 var(--font-text);
  letter-spacing: 0;
`

const Introduction = styled(Lead)`
  max-width: 52rem;
  font-size: var(--text-m);

  [data-beside] & {
    max-width: 36rem;
  }
`

const OnLand = styled.div`
  @media ${from.laptop} {
    margin-bottom: clamp(2rem, 4vw, 3.5rem);
  }
`

/* Hangs over the horizon. */
const Beside = styled(OnLand)`
  min-width: 0;

  @media screen {
    &:not([data-bare]) {
      padding: clamp(1.1rem, 2.4vw, 2rem);
      ${framed}
    }
  }

  &:not(:last-child) {
    @media ${from.laptop} {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const Below = styled(Land)`
  margin-top: 2.5vw;

  /* Where the footer follows at once, the land ends in its color. */
  main > ${HeroSky}:only-child & path:last-of-type {
    fill: var(--sunken);
  }

  &[data-bare] circle {
    display: none;
  }

  &[data-beside] {
    margin-top: -2rem;

    @media ${from.laptop} {
      position: absolute;
      inset: auto 0 0;
    }
  }
`
