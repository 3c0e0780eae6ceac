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

/**
 * Reads the link of a newsletter mail from the anchor of the contact page, which browsers send to no server; undefined for
 * any other anchor.
 */
export function readLink(hash: string): Link | undefined {
  const [name, token] = hash.split('=')
  const action = (['confirm', 'unsubscribe'] as const).find((one) => one === name)
  return action && token ? { action, token } : undefined
}
