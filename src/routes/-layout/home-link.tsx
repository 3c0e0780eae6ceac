import styled from 'styled-components'
import { company } from '#content/company/company.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BareLink } from '#ui/link.tsx'
import { Logo } from './logo.tsx'
import { useCurrentPage } from '#site/use-page.ts'

/** The logo and the company's name, which lead to the home page. */
export function HomeLink() {
  const i18n = useI18n()
  const isHome = useCurrentPage()?.path === '/'
  return (
    <Home data-current={isHome ? '' : undefined}>
      <BareLink to="/" aria-current={isHome ? 'page' : undefined} aria-label={i18n.t('shell.home')}>
        <Logo />
        <span translate="no">{company.name}</span>
      </BareLink>
    </Home>
  )
}

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
  @container (width < 22.5rem) {
    span {
      display: none;
    }
  }

  &[data-current] a {
    color: var(--accent);
  }
`
