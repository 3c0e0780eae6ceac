import { BackendError, duplicate } from './backend-error.ts'
import { formsClient } from './client.ts'
import { withDeadline } from './deadline.ts'

/**
 * Subscribes an address and says whether it is new. Code 23505 alone means that it is there already, whatever the status;
 * only 201 means saved. Rejects otherwise.
 */
export async function subscribe(email: string): Promise<'subscribed' | 'already-subscribed'> {
  const { error, status } = await withDeadline(async (signal) => {
    const client = await formsClient()
    return client.from('newsletter_subscriptions').insert({ email }).abortSignal(signal)
  })
  if (status === 201) return 'subscribed'
  if (error?.code === duplicate) return 'already-subscribed'
  throw new BackendError('subscription', status, error)
}
