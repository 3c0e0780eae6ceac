import { useI18n } from '#i18n/use-i18n.ts'
import { BareLink } from '#ui/link.tsx'
import { navigation, pagesIn } from '#site/navigation.ts'
import { pageName, sectionOf } from '#site/page.ts'
import { useCurrentPage, usePages } from '#site/use-page.ts'

/** The items of the header's navigation; the current section has `data-current`, the way to write to us `data-button`. */
export function NavigationLinks() {
  const i18n = useI18n()
  const pages = usePages()
  const current = useCurrentPage()
  const section = current && sectionOf(current)
  return pagesIn(navigation, pages, i18n.locale).map((page) => {
    const { path } = page
    const own = sectionOf(page)
    // `page` for the page itself, `true` for a page above it.
    const ariaCurrent = path === current?.path ? 'page' : own === section ? 'true' : undefined
    return (
      <li key={own} data-current={ariaCurrent && ''} data-button={path === '/contact' ? '' : undefined}>
        <BareLink path={path} aria-current={ariaCurrent}>
          {pageName(page, i18n.t)}
        </BareLink>
      </li>
    )
  })
}
