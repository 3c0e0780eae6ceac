import { useRouter } from '@tanstack/react-router'
import styled from 'styled-components'
import { company, sampleContent } from '#content/company.ts'
import { LanguageSelect } from '#features/language/language-select.tsx'
import { ThemeToggle } from '#features/theme/theme-toggle.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { from, notPrinted } from '#style/media.ts'
import { BareLink } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { useCurrentPage } from '../-use-page.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { SampleLine } from './sample-line.tsx'

/** The fixed header: home link, eight links, language, theme; on narrow screens the links move into a menu. */
export function Header() {
  const i18n = useI18n()
  const { messages, shownPages } = useRouter().options.context
  return (
    <Bar>
      {sampleContent && <SampleLine />}
      <Inner>
        <HomeLink />
        <Wide aria-label={i18n.t('shell.navigation')}>
          <ul role="list">
            <NavigationLinks />
          </ul>
        </Wide>
        <Controls>
          <LanguageSelect onReach={() => messages.preloadLanguages(shownPages())} />
          <ThemeToggle />
          <MobileMenu />
        </Controls>
      </Inner>
    </Bar>
  )
}

function HomeLink() {
  const i18n = useI18n()
  const isHome = useCurrentPage()?.path === '/'
  return (
    <Home data-current={isHome ? '' : undefined}>
      <BareLink to="/" aria-current={isHome ? 'page' : undefined} aria-label={i18n.t('shell.home')}>
        <Logo />
        <span>{company.name}</span>
      </BareLink>
    </Home>
  )
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  display: flex;
  flex-direction: column;
  min-height: var(--header);
  background: color-mix(in srgb, var(--ground) 88%, transparent);
  backdrop-filter: blur(12px);
  border-bottom: 1px solid var(--line);

  @media print {
    position: static;
  }
`

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  flex: 1;
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: clamp(1rem, 3vw, 2rem);
`

const Home = styled.div`
  a {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-width: 44px;
    min-height: 44px;
    font-family: var(--font-display);
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }

  /* Without room for both, the controls replace the wordmark; the link keeps its accessible name. */
  @media (width < 22.5rem) {
    span {
      display: none;
    }
  }

  &[data-current] a {
    color: var(--accent);
  }
`

const Wide = styled.nav`
  display: none;
  margin-inline-start: clamp(0.5rem, 3vw, 3rem);

  @media ${from.desktop} {
    display: block;
  }

  /* Large text wraps to a second line. */
  ul {
    display: flex;
    flex-wrap: wrap;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 0.8rem;
    font-size: var(--text-s);
    font-weight: 500;
    color: var(--ink-soft);
  }

  a:hover,
  li[data-current] a {
    color: var(--ink);
  }

  li[data-current] a {
    box-shadow: inset 0 -2px var(--accent);
  }

  /* Forced colors remove shadows. */
  @media (forced-colors: active) {
    li[data-current] a {
      border-bottom: 2px solid;
    }
  }

  ${notPrinted}
`

const Controls = styled.div`
  display: grid;
  /* Reserves space for all controls, so that none moves when the next one is parsed. */
  grid-template-columns: auto 44px 44px;
  align-items: center;
  gap: 0.25rem;
  margin-left: auto;

  @media ${from.desktop} {
    grid-template-columns: auto 44px;
  }

  /* Useless without scripts; the footer has links to the languages. */
  @media print, (scripting: none) {
    display: none;
  }
`
