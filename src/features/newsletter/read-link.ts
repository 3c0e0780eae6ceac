import type { LinkAction } from '#backend/answer-newsletter-link.ts'

/** A link in a newsletter mail. */
export interface Link {
  action: LinkAction
  token: string
}

/** Reads the link of a newsletter mail from the query of the contact page; undefined for any other query. */
export function readLink(search: string): Link | undefined {
  const query = new URLSearchParams(search)
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(action)
    if (token !== null) return { action, token }
  }
  return undefined
}
