import { useCallback, type ReactNode } from 'react'
import styled from 'styled-components'
import { useLanguageEffects } from '#features/language/use-language-effects.ts'
import { useNotices } from '#features/notices/notices-store.ts'
import { useTheme } from '#features/theme/use-theme.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { Words } from '#i18n/words.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { useAnchors } from './use-anchors.ts'
import { useEarlyPress } from './use-early-press.ts'

/** What surrounds every page: skip link, header, main, footer, notices. */
export function Shell({ words, children }: { words: Words; children: ReactNode }) {
  const i18n = useI18n()
  const notices = useNotices((state) => state.view)
  const notify = useNotices((state) => state.notify)
  useTheme()
  useAnchors()
  useEarlyPress()
  useLanguageEffects(
    words,
    useCallback(
      () => notify({ kind: 'error', title: /*i18n*/ 'notices.error.title', text: /*i18n*/ 'notices.language.failed' }),
      [notify],
    ),
  )
  return (
    <>
      <SkipLink href="#main">{i18n.t('shell.skip')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <PageAnnouncer />
      {notices}
    </>
  )
}

const SkipLink = styled.a`
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 20;
  padding: 0.75rem 1.25rem;
  border-radius: var(--radius);
  background: var(--ember);
  color: var(--on-ember);
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`
