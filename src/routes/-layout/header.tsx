import { useRouter } from '@tanstack/react-router'
import styled from 'styled-components'
import { sampleContent } from '#content/company/company.ts'
import { LanguageSelect } from '#features/language/language-select.tsx'
import { ThemeToggle } from '#features/theme/theme-toggle.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { Toasts } from '#features/toasts/toasts.tsx'
import { linksFit, needsScripts, notPrinted, tall, whereScripted } from '#style/media.ts'
import { Container } from '#ui/section.tsx'
import { HomeLink } from './home-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { SampleLine } from './sample-line.tsx'

/** The header, which stays on the screen: home link, eight links, language, theme; on narrow screens the links move into a menu. */
export function Header() {
  const i18n = useI18n()
  const { messages, shownPages } = useRouter().options.context
  const controls = (
    <>
      <LanguageSelect onReach={() => messages.preloadLanguages(shownPages())} />
      <ThemeToggle />
    </>
  )
  return (
    <>
      {sampleContent && <SampleLine />}
      <Top>
        <Bar>
          <Inner>
            <HomeLink />
            <Wide aria-label={i18n.t('shell.navigation')}>
              <ul role="list">
                <NavigationLinks />
              </ul>
            </Wide>
            <Controls>
              {controls}
              <MobileMenu>{controls}</MobileMenu>
            </Controls>
          </Inner>
        </Bar>
        <Toasts />
      </Top>
    </>
  )
}

const Top = styled.header`
  position: relative;
  z-index: 10;

  @media screen {
    position: sticky;
    top: 0;

    /* In view where it is: otherwise the page would scroll when a control of the header gets the focus. */
    * {
      scroll-margin-top: -6rem;
    }
  }
`

/* A container, whose rem is that of the text: in media queries it is that of the browser settings. */
const Bar = styled.div`
  container-type: inline-size;
  background: color-mix(in srgb, var(--ground) 88%, var(--hour-1));

  @media ${tall} {
    border-bottom: 1px solid var(--line);
  }
`

const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 clamp(0.75rem, 2vw, 2rem);

  @media ${tall} {
    min-height: calc(4rem - 1px);
  }

  /* Reserves space for the controls, so that the button before them does not move when they are parsed. */
  @container ${linksFit} {
    ${whereScripted} {
      display: grid;
      grid-template-columns: fit-content(10rem) minmax(0, 1fr) 6rem;
    }
  }
`

const Wide = styled.nav`
  display: none;
  flex: 1;

  @container ${linksFit} {
    display: block;
  }

  /* Large text wraps to a second line. */
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: clamp(0.35rem, 1.6vw - 0.65rem, 0.8rem);
    font-size: clamp(0.9375rem, 1.25vw, 1rem);
    font-weight: 500;
    color: var(--ink-soft);
    white-space: nowrap;
  }

  a:is(:hover, :focus-visible),
  li[data-current] a {
    color: var(--ink);
  }

  li[data-current] a {
    box-shadow: inset 0 -2px var(--accent);
  }

  /* The way to write to us looks like the button that it is; the target is higher than its ground. */
  li[data-button] {
    margin-inline-start: auto;
  }

  li[data-button] a {
    padding-inline: clamp(0.6rem, 1.2vw, 1rem);
    border: 3px solid transparent;
    border-radius: calc(var(--radius) + 3px);
    background: var(--accent) padding-box;
    color: var(--on-accent);
    font-weight: 600;
  }

  li[data-button] a:is(:hover, :focus-visible) {
    background-color: var(--accent-hover);
  }

  li[data-button][data-current] a {
    box-shadow: inset 0 -2px var(--on-accent);
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
  /* The icon of the last control ends with the page. */
  margin-inline: auto -10px;

  @container ${linksFit} {
    grid-template-columns: auto 44px;
    gap: 0;
    margin-left: 0;
  }

  /* The footer has links to the languages and the pages. */
  ${needsScripts}
`
