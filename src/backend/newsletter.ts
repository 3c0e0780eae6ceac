import { duplicate, NotSavedError } from './backend-error.ts'
import { callBackend } from './backend-client.ts'

/**
 * Subscribes an address with a confirmation mail in a language; resolves to whether it is new. Only status 201 means
 * saved. Code 23505 means that the address is already subscribed, whatever the status. Rejects otherwise.
 */
export async function subscribe(email: string, language: string): Promise<'subscribed' | 'already-subscribed'> {
  const { error, status } = await callBackend((client, signal) => {
    const insert = client.from('newsletter_subscriptions').insert({ email })
    // A header that needs no permission of the host; without it the browser's own language would count.
    return insert.setHeader('accept-language', language).abortSignal(signal)
  })
  if (status === 201) return 'subscribed'
  if (error?.code === duplicate) return 'already-subscribed'
  throw new NotSavedError('subscription', status, error)
}

/** For each action of a newsletter link the function of the database, and what it answers. */
const actions = {
  confirm: { call: 'confirm_newsletter', outcomes: ['confirmed', 'already-confirmed', 'expired'] },
  unsubscribe: { call: 'unsubscribe_newsletter', outcomes: ['unsubscribed', 'expired'] },
} as const

export type LinkAction = keyof typeof actions

/** What the press of the button at the end of a newsletter link has led to. */
type LinkOutcome = (typeof actions)[LinkAction]['outcomes'][number]

/**
 * Sends the token of a newsletter link to the function of its action: confirms or ends the subscription. Rejects when
 * that is not known to be done.
 */
export async function answerNewsletterLink(link: { action: LinkAction; token: string }): Promise<LinkOutcome> {
  const { call, outcomes } = actions[link.action]
  const { data, error, status } = await callBackend((client, signal) =>
    client.rpc(call, { p_token: link.token }).abortSignal(signal),
  )
  const outcome = outcomes.find((known) => known === data)
  // Anything else is not the answer of this function, for example the page of a captive portal.
  if (outcome === undefined) throw new NotSavedError('newsletter link', status, error)
  return outcome
}
