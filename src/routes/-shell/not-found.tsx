import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { isNotFound } from '../-use-page.ts'
import { Suggestions } from './suggestions.tsx'

/** The 404 page: links to the home page and suggestions, and logs the path. */
export function NotFound() {
  const i18n = useI18n()
  const router = useRouter()
  const requested = useRouterState({
    // During a navigation `location` is already that of the next page, and until its end this is that of the page before.
    select: ({ resolvedLocation: shown }) =>
      shown && isNotFound(router.matchRoutes(shown)) ? shown.pathname : undefined,
  })

  useEffect(() => {
    if (requested !== undefined) console.warn(`404: ${loggable(requested)}`)
  }, [requested])

  return (
    <>
      <PageHero
        seed="not-found"
        kicker="404"
        title={i18n.t('not-found.title')}
        lead={i18n.t('not-found.text')}
        actions={
          <Buttons>
            <ButtonLink to="/">{i18n.t('not-found.home')}</ButtonLink>
            <ButtonLink to="/contact" look="quiet">
              {i18n.t('nav.contact')}
            </ButtonLink>
          </Buttons>
        }
      />
      <Suggestions requested={requested} />
    </>
  )
}

/** A path as one safe line for the log: quoted, control characters escaped, at most 200 characters. */
export function loggable(path: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  // JSON escapes only control characters below the space; these are further controls, line breaks and direction marks.
  const quoted = JSON.stringify(path).replace(/[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g, escape)
  return quoted.slice(0, 200)
}
