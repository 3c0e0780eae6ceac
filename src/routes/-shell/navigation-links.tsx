import { useRouterState } from '@tanstack/react-router'
import { useI18n } from '#i18n/use-i18n.ts'
import { BareLink } from '#ui/link.tsx'
import { isWithin, navigation } from './navigation.ts'

/** The items of the header's navigation; the current section has `data-current`. */
export function NavigationLinks() {
  const i18n = useI18n()
  const path = useCurrentPath()
  return navigation.map(({ to, label, sections }) => (
    <li key={to} data-current={isWithin(path, sections) ? '' : undefined}>
      <BareLink to={to} current={isWithin(path, sections) && (path === to ? 'page' : 'true')}>
        {i18n.t(label)}
      </BareLink>
    </li>
  ))
}

/** The path of the current page; empty on the 404 page, which belongs to no section whatever its address. */
export function useCurrentPath(): string {
  return useRouterState({
    select: ({ matches, resolvedLocation, location }) =>
      matches.some(({ _notFound: missing }) => missing) ? '' : (resolvedLocation ?? location).pathname,
  })
}
