import { NotSavedError } from './backend-error.ts'
import { formsClient } from './backend-client.ts'
import { withDeadline } from './deadline.ts'

/** For each action of a newsletter link the function of the database, and what it answers. */
const actions = {
  confirm: { call: 'confirm_newsletter', outcomes: ['confirmed', 'already-confirmed', 'expired'] },
  unsubscribe: { call: 'unsubscribe_newsletter', outcomes: ['unsubscribed', 'expired'] },
} as const

export type LinkAction = keyof typeof actions

/** What the press of the button at the end of a newsletter link has led to. */
export type LinkOutcome = (typeof actions)[LinkAction]['outcomes'][number]

/**
 * Sends the token of a newsletter link to the function of its action: confirms or ends the subscription. Rejects when
 * that is not known to be done.
 */
export async function answerNewsletterLink(link: { action: LinkAction; token: string }): Promise<LinkOutcome> {
  const { call, outcomes } = actions[link.action]
  const { data, error, status } = await withDeadline(async (signal) => {
    const client = await formsClient()
    return client.rpc(call, { p_token: link.token }).abortSignal(signal)
  })
  const outcome = outcomes.find((known) => known === data)
  // Anything else is not the answer of this function, for example the page of a captive portal.
  if (outcome === undefined) throw new NotSavedError('newsletter link', status, error)
  return outcome
}
