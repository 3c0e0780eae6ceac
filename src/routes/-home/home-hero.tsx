import styled from 'styled-components'
import { company } from '#content/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from, notPrinted } from '#style/media.ts'
import { Stats } from '#sections/stats.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { Kicker, Lead } from '#ui/lead.tsx'
import { Note } from '#ui/note.tsx'
import { Container } from '#ui/section.tsx'
import { Landscape } from '#ui/art/landscape.tsx'
import type { Light } from '#ui/art/scene.ts'

interface HomeHeroProps {
  title: string
  /** Seed and time of day of the landscape. */
  seed: string
  light?: Light | undefined
  stats: readonly { value: string; label: string }[]
}

/** The hero of the home page: one sentence, one action, one proof line, the dusk horizon below. */
export function HomeHero({ title, seed, light, stats }: HomeHeroProps) {
  const i18n = useI18n()
  return (
    <Sky>
      <Inner>
        <Eyebrow>{i18n.t('home.hero.eyebrow')}</Eyebrow>
        <Title>{title}</Title>
        <Aside>
          <Lead>{i18n.t('home.hero.lead')}</Lead>
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('home.hero.action')}</ButtonLink>
            <ButtonLink to="/" hash="services" look="quiet">
              {i18n.t('home.hero.secondary')}
            </ButtonLink>
          </Buttons>
          <Proof>
            {i18n.t('home.hero.proof')} <a href={company.phone.href}>{company.phone.display}</a>
          </Proof>
        </Aside>
        <div>
          <Stats stats={stats} size="small" />
          <Note>{i18n.t('home.hero.stats.note')}</Note>
        </div>
      </Inner>
      <Land>
        <Landscape seed={seed} kind="horizon" light={light} />
      </Land>
    </Sky>
  )
}

const Sky = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: min(100svh, 62rem);
  padding-top: calc(var(--header) + clamp(1.5rem, 4vh, 4rem));
  background: linear-gradient(var(--sky-top) 60%, var(--sky-bottom));
  overflow: hidden;

  @media print {
    min-height: 0;
  }
`

const Inner = styled(Container)`
  position: relative;
  width: 100%;
  display: grid;
  gap: clamp(1.25rem, 2vw, 2rem);

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: clamp(2rem, 5vw, 5rem);
  }
`

const Eyebrow = styled(Kicker)`
  grid-column: 1 / -1;
`

const Title = styled.h1`
  grid-column: 1 / -1;
  /* The longest line has the width of nine letters. */
  font-size: min(10.5vw, 1.6rem + 5.6vw, 7rem);
  line-height: 0.96;
  letter-spacing: -0.035em;
  padding-bottom: 0.08em;
`

const Aside = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
`

const Proof = styled.p`
  font-size: var(--text-s);
  color: var(--ink-soft);
  max-width: 34rem;

  a {
    color: var(--ink);
    white-space: nowrap;
  }
`

const Land = styled.div`
  position: relative;
  flex: 1;
  min-height: clamp(9rem, 18vw, 17rem);

  ${notPrinted}
`
