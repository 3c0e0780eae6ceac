import { memo } from 'react'
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
    return <NavigationItem key={path} path={path} name={nameOf(page, i18n.t)} isCurrent={isCurrent} />
  })
}

interface NavigationItemProps {
  path: string
  name: string
  /** `page` for the page itself, `true` for a page above it. */
  isCurrent: 'page' | 'true' | undefined
}

// A navigation changes two of the items, and renders no others.
const NavigationItem = memo(function NavigationItem({ path, name, isCurrent }: NavigationItemProps) {
  return (
    <li data-current={isCurrent && ''}>
      <BareLink path={path} aria-current={isCurrent}>
        {name}
      </BareLink>
    </li>
  )
})
