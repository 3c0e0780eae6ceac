import styled from 'styled-components'
import { company } from '#content/company/company.ts'
import { homeGains } from '#content/home/home.ts'
import { SignOff } from '#graphics/text-generation/sign-off.tsx'
import { HeroInner, HeroSky } from '#sections/hero-sky.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatQuantity } from '#locale/format.ts'
import { from } from '#style/media.ts'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { Kicker, Lead } from '#ui/lead.tsx'
import { Land, Landscape } from '#ui/art/landscape.tsx'

/**
 * The hero of the home page: one sentence, and a draft for the visitor to sign off, in front of the dusk horizon, where
 * the sun then rises a little.
 */
export function HomeHero({ title, seed }: { title: string; seed: string }) {
  const i18n = useI18n()
  return (
    <Sky>
      <Inner>
        <Head>
          <Kicker>{i18n.t('home.hero.eyebrow')}</Kicker>
          <Title>
            {title.split(/(?<=\.) /).map((sentence, index) => (
              <span key={index}>{`${sentence.replaceAll('\u00A0', ' ')} `}</span>
            ))}
          </Title>
        </Head>
        <Start>
          <Lead>{i18n.t('home.hero.line')}</Lead>
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('home.hero.action')}</ButtonLink>
            <ButtonLink to="/" hash="services" look="quiet">
              {i18n.t('home.hero.secondary')}
            </ButtonLink>
          </Buttons>
        </Start>
        <Work>
          <SignOff />
        </Work>
        <Text>
          {gains.length > 0 && (
            <Gains>
              {gains.map(({ slug, value, text }) => (
                <div key={slug}>
                  <dt>{i18n.t(text.label)}</dt>
                  <dd>{formatQuantity(value, i18n.locale)}</dd>
                </div>
              ))}
            </Gains>
          )}
          <Call>
            <span>{i18n.t('home.hero.call')}</span> <a href={company.phone.href}>{company.phone.display}</a>
          </Call>
        </Text>
      </Inner>
      <Below>
        <Landscape seed={seed} />
      </Below>
    </Sky>
  )
}

/** Those that the company has. */
const gains = homeGains.all.flatMap(({ value, ...gain }) => (value ? [{ ...gain, value }] : []))

const Sky = styled(HeroSky)`
  padding-top: clamp(1rem, 2vh, 3rem);
`

const Inner = styled(HeroInner)`
  gap: clamp(1.25rem, 2vw, 1.75rem) clamp(2rem, 3vw, 3rem);

  @media ${from.laptop} {
    grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
    row-gap: clamp(1rem, 6vh - 1.6rem, 1.75rem);
  }
`

const Head = styled.div`
  display: grid;
  gap: 0.6rem;

  > p {
    text-wrap: balance;
  }
`

const Title = styled.h1`
  /* The longest line has the width of nine letters. */
  font-size: min(10.5vw, 1.6rem + 5.6vw);
  line-height: 0.96;
  letter-spacing: -0.035em;
  padding-bottom: 0.08em;

  /* A line for each sentence; next to the paper, the second has two. */
  span {
    display: block;
  }

  @media ${from.laptop} {
    /* On a low screen smaller, so that the sun is on it. */
    font-size: clamp(3.25rem, min(0.75rem + 4.9vw, 14.5vh - 3rem), 5.5rem);
    max-width: 6.5em;
  }
`

/* Hangs over the horizon on wide screens. */
const Work = styled.div`
  min-width: 0;

  @media ${from.laptop} {
    grid-area: 1 / 2 / span 3;
    margin-bottom: clamp(2rem, 4vw, 3.5rem);
  }
`

const Start = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;

  > p:first-child {
    font-size: var(--text-m);
  }

  /* On a phone the desk follows at once. */
  @media (not ${from.tablet}) {
    a + a {
      display: none;
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  break-inside: avoid;

  @media ${from.laptop} {
    padding-bottom: calc(var(--land) + 0.5rem);
  }
`

const Gains = styled.dl`
  display: grid;
  /* Of equal width, and as high as the number, because the label is parsed first and the next column later. */
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.75rem clamp(0.75rem, 1.8vw, 1.5rem);
  max-width: 34rem;

  > div {
    display: grid;
    grid-template-rows: minmax(calc(1.2 * var(--title-s)), auto) 1fr;
  }

  dt {
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.35;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  dd {
    grid-row: 1;
    font: 600 var(--title-s) / 1.2 var(--font-display);
    letter-spacing: -0.02em;
  }
`

const Call = styled.p`
  margin-top: -0.6rem;
  font-size: var(--text-s);
  color: var(--ink-soft);
  max-width: 34rem;

  a:not(:hover, :focus-visible) {
    color: var(--ink);
  }
`

const Below = styled(Land)`
  circle {
    transform-box: fill-box;
    transition: transform 1.2s cubic-bezier(0.2, 0, 0, 1);
  }

  ${Sky}:has([data-signed]) & circle {
    transform: translateY(-100%);
  }

  @media ${from.laptop} {
    position: absolute;
    inset: auto 0 0;
  }
`
