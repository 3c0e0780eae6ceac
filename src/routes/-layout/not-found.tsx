import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { isNotFound } from '#site/use-page.ts'

/** The 404 page: links to the home and the contact page, and logs the path as one line of at most 200 characters. */
export function NotFound() {
  const i18n = useI18n()
  const router = useRouter()
  const requested = useRouterState({
    // During a navigation `location` is already that of the next page, and until its end this is that of the page before.
    select: ({ resolvedLocation: shown }) =>
      shown && isNotFound(router.matchRoutes(shown)) ? shown.pathname : undefined,
  })

  useEffect(() => {
    if (requested !== undefined) console.warn(`404: ${JSON.stringify(requested).slice(0, 200)}`)
  }, [requested])

  return (
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
  )
}
