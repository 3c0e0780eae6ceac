import { NotSavedError } from './backend-error.ts'
import { formsClient } from './client.ts'
import { withDeadline } from './deadline.ts'

const outcomes = ['confirmed', 'already-confirmed', 'unsubscribed', 'expired'] as const

/** What the press of the button at the end of a newsletter link has led to. */
export type LinkOutcome = (typeof outcomes)[number]

/** Sends the token of a newsletter link: confirms or ends the subscription. Rejects when that is not known to be done. */
export async function answerNewsletterLink(token: string): Promise<LinkOutcome> {
  const { data, error, status } = await withDeadline(async (signal) => {
    const client = await formsClient()
    return client.rpc('answer_newsletter_link', { p_token: token }).abortSignal(signal)
  })
  const outcome = outcomes.find((known) => known === data)
  // Anything else is not the database's answer, for example the page of a captive portal.
  if (outcome === undefined) throw new NotSavedError('newsletter link', status, error)
  return outcome
}
