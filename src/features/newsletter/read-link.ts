import type { LinkAction } from '#backend/newsletter.ts'
import type { MessageId } from '#i18n/message-ids.gen.ts'

export interface Link {
  action: LinkAction
  token: string
}

export const actionLabels = {
  confirm: /*i18n*/ 'newsletter.link.confirm.action',
  unsubscribe: /*i18n*/ 'newsletter.link.unsubscribe.action',
} as const satisfies Record<LinkAction, MessageId>

/** Reads the link of a newsletter mail from the query of the contact page; undefined for any other query. */
export function readLink(search: string): Link | undefined {
  const query = new URLSearchParams(search)
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(action)
    if (token !== null) return { action, token }
  }
  return undefined
}
