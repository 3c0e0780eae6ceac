import { useMemo } from 'react'
import { redirect, useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { inTime } from '#boot/next-task.ts'
import type { SiteMessages } from '#i18n/messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { headlineOf, pagesOf, seedOf, type SitePage } from './page.ts'

export function usePages(): readonly SitePage[] {
  const { routesById } = useRouter()
  return useMemo(() => pagesOf(Object.values(routesById)), [routesById])
}

/** The page that is shown; undefined on the 404 page. */
export function useCurrentPage(): SitePage | undefined {
  const path = useRouterState({ select: ({ matches }) => pathOfPage(matches) })
  return usePages().find((page) => page.path === path)
}

/** Title and landscape for the hero of the page whose component calls this. */
export function useHero(): { title: string; seed: string } {
  const i18n = useI18n()
  const path = useMatch({ strict: false, select: pathOf })
  const page = usePages().find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not a page`)
  return { title: headlineOf(page, i18n.t), seed: seedOf(page) }
}

/** The path of the page that the matches of an address lead to; `/404` if there is none. */
export function pathOfPage(matches: readonly { pathname: string; _notFound?: boolean | undefined }[]): string {
  const leaf = matches.at(-1)
  return leaf && !isNotFound(matches) ? pathOf(leaf) : '/404'
}

/** Whether the matches of an address lead to the 404 page; they may include the route of a page above the address. */
export function isNotFound(matches: readonly { _notFound?: boolean | undefined }[]): boolean {
  return matches.some(({ _notFound: missing }) => missing)
}

/** The path of a match; that of an index route ends with a slash. */
function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/$/, '') || '/'
}

/** What a loader of the router receives, as far as it is used here. */
interface Navigation {
  context: {
    messages: SiteMessages
    /** The path of the page that the navigation leads to. */
    page: string
    isFirstLoad: boolean
  }
  params?: { slug?: string }
  location: { href: string }
}

/**
 * Loads the messages of the page that a navigation or a preload leads to, and its graphic, which may follow later. As a
 * loader it runs in parallel with the download of the page's chunk.
 */
export async function loadPage(
  navigation: Navigation,
  graphics?: { load: (slug: string) => Promise<void> },
): Promise<void> {
  const { slug } = navigation.params ?? {}
  const drawn = slug && graphics ? inTime(graphics.load(slug), 4000).catch(() => undefined) : undefined
  await loadPageWith(navigation, async () => drawn)
}

/** Loads the messages of such a page and the records that it shows. */
export async function loadPageWith<Records>(
  { context, location }: Navigation,
  load: () => Promise<Records>,
): Promise<Records> {
  try {
    const [records] = await Promise.all([load(), context.messages.load(context.page)])
    return records
  } catch (error) {
    // Reloading the first document would not end if a deployment is incomplete.
    if (context.isFirstLoad) throw error
    // The messages are inlined in the document, so a document load still shows the page. The router ignores this in a
    // preload, unless a click waits for the same download.
    throw redirect({ href: location.href, reloadDocument: true })
  }
}
