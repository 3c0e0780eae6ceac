import { useEffect, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useLanguageStore } from '#features/language/language-store.ts'
import { useThemeStore } from '#features/theme/theme-store.ts'
import { applyTheme } from '#features/theme/theme.ts'
import { locales, type Locale } from '#locale/locales.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import type { SiteMessages } from '#i18n/messages.ts'
import { Frame } from './frame.tsx'
import { stories } from '../all-stories.ts'

/**
 * All stories on one page, with links to switch the theme and the language. The hash is parsed as a query: `#theme=light`,
 * `language=de` and `only=<name>`, which shows a single story.
 */
export function Stories({ messages }: { messages: SiteMessages }) {
  const i18n = useI18n()
  const languageStore = useLanguageStore()
  const hash = useSyncExternalStore(followHash, () => window.location.hash)
  const parameters = new URLSearchParams(hash.slice(1))
  const theme = parameters.get('theme') === 'light' ? 'light' : 'dark'
  const locale: Locale = locales.find((one) => one === parameters.get('language')) ?? 'en'
  const only = parameters.get('only')
  const [ready, setReady] = useState('')

  useEffect(() => {
    applyTheme(theme)
    useThemeStore.setState({ theme })
    document.documentElement.lang = locale
    languageStore.setState({ language: locale })
    async function showLanguage() {
      await messages.loadLanguage(locale, () => ['/'])
      messages.i18n.activate(locale)
      setReady(hash)
    }
    void showLanguage()
  }, [hash, theme, locale, messages, languageStore])

  const shown = stories.filter(({ name }) => only === null || name === only)
  if (ready !== hash || i18n.locale !== locale) return null
  return (
    <>
      {only === null && (
        <Bar>
          <h1>Stories</h1>
          {(['dark', 'light'] as const).map((one) => (
            <a key={one} href={`#theme=${one}&language=${locale}`} aria-current={one === theme}>
              {one}
            </a>
          ))}
          {locales.map((one) => (
            <a key={one} href={`#theme=${theme}&language=${one}`} aria-current={one === locale}>
              {one}
            </a>
          ))}
        </Bar>
      )}
      <main>
        {shown.map((story) => (
          // A new key for every hash remounts the story, so that it keeps no state.
          <Frame key={story.name + hash} story={story} alone={only !== null} />
        ))}
      </main>
    </>
  )
}

function followHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 100;
  display: flex;
  gap: 1rem;
  align-items: baseline;
  padding: 0.5rem 1rem;
  background: var(--sunken);
  border-bottom: 1px solid var(--line);

  h1 {
    margin-right: auto;
    font-size: var(--text-m);
  }

  [aria-current='true'] {
    color: var(--accent);
  }
`
