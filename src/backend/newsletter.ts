import { duplicate, NotSavedError } from './backend-error.ts'
import { formsClient } from './backend-client.ts'
import { withDeadline } from './deadline.ts'

/**
 * Subscribes an address with a confirmation mail in a language; resolves to whether it is new. Only status 201 means
 * saved. Code 23505 means that the address is already subscribed, whatever the status. Rejects otherwise.
 */
export async function subscribe(email: string, language: string): Promise<'subscribed' | 'already-subscribed'> {
  const { error, status } = await withDeadline(async (signal) => {
    const client = await formsClient()
    const insert = client.from('newsletter_subscriptions').insert({ email })
    // A header that needs no permission of the host; without it the browser's own language would count.
    return insert.setHeader('accept-language', language).abortSignal(signal)
  })
  if (status === 201) return 'subscribed'
  if (error?.code === duplicate) return 'already-subscribed'
  throw new NotSavedError('subscription', status, error)
}
