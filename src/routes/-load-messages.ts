import { redirect } from '@tanstack/react-router'
import type { SiteMessages } from '#i18n/messages.ts'

interface Navigation {
  context: {
    messages: SiteMessages
    /** The path of the page that the navigation leads to. */
    page: string
    isFirstLoad: boolean
  }
  location: { href: string }
}

/**
 * Loads the messages of the page that a navigation or a preload leads to. As a loader it runs in parallel with the
 * download of the page's chunk.
 */
export async function loadMessages({ context, location }: Navigation): Promise<void> {
  try {
    await context.messages.load(context.page)
  } catch (error) {
    // Reloading the first document would not end if a deployment is incomplete.
    if (context.isFirstLoad) throw error
    // The messages are inlined in the document, so a document load still shows the page. The router ignores this in a
    // preload, unless a click waits for the same download.
    throw redirect({ href: location.href, reloadDocument: true })
  }
}
