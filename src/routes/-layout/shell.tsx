import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, type ReactNode } from 'react'
import styled from 'styled-components'
import { updateQuery, useLanguageEffects, useLanguageStore } from '#features/language/language-store.ts'
import { useTheme } from '#features/theme/theme-store.ts'
import { useToasts } from '#features/toasts/toasts-store.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { unseen } from '#ui/unseen.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useIdlePreload } from './use-idle-preload.ts'
import { PageAnnouncer, useLinks } from './use-links.tsx'

/** The frame of every page: skip link, header with the toasts, main, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  // The router's context never changes, unlike the context of the match, which would render everything at each navigation.
  const router = useRouter()
  const { messages, shownPages } = router.options.context
  const language = useLanguageStore()
  const showToast = useToasts((state) => state.show)
  useTheme()
  declareLater(i18n, ['toasts.error.title', 'toasts.language.failed'])
  useLinks()
  useIdlePreload()
  // A link has an address without the language.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) updateQuery(language.getState().language)
      }),
    [router, language],
  )
  useLanguageEffects(
    messages,
    shownPages,
    useCallback(
      () =>
        showToast({
          about: 'language',
          kind: 'error',
          title: /*i18n*/ 'toasts.error.title',
          text: /*i18n*/ 'toasts.language.failed',
        }),
      [showToast],
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
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;

  &:not(:focus) {
    ${unseen}
    padding: 0;
  }
`
