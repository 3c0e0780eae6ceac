import { redirect } from '@tanstack/react-router'
import type { SiteMessages } from '#i18n/messages.ts'

/** What a loader of the router receives, as far as it is used here. */
export interface Navigation {
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
 * Loads the messages of the page that a navigation or a preload leads to, and its graphic; an overview shows those of all its pages. As a loader it
 * runs in parallel with the download of the page's chunk.
 */
export async function loadPage(
  { context, params, location }: Navigation,
  graphics?: { load: (slug?: string) => Promise<void> },
): Promise<void> {
  try {
    await Promise.all([context.messages.load(context.page), graphics?.load(params?.slug)])
  } catch (error) {
    // Reloading the first document would not end if a deployment is incomplete.
    if (context.isFirstLoad) throw error
    // The messages are inlined in the document, so a document load still shows the page. The router ignores this in a
    // preload, unless a click waits for the same download.
    throw redirect({ href: location.href, reloadDocument: true })
  }
}
