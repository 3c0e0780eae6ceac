import { useI18n } from '#i18n/use-i18n.ts'
import { BareLink } from '#ui/link.tsx'
import { nameOf, pagesIn } from '../-page.ts'
import { useCurrentPage, usePages } from '../-use-page.ts'

/** The items of the header's navigation; the current section has `data-current`. */
export function NavigationLinks() {
  const i18n = useI18n()
  const pages = usePages()
  const current = useCurrentPage()
  return pagesIn('navigation', pages).map((page) => {
    const { path } = page
    const isCurrent = path === current?.path ? 'page' : path === current?.section ? 'true' : undefined
    return (
      <li key={path} data-current={isCurrent && ''}>
        <BareLink path={path} aria-current={isCurrent}>
          {nameOf(page, i18n.t)}
        </BareLink>
      </li>
    )
  })
}
