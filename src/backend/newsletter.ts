import { BackendError, duplicate } from './backend-error.ts'
import { formsClient } from './client.ts'
import { withDeadline } from './deadline.ts'

/** Subscribes an address; tells whether it is new. Rejects when the answer is neither "saved" nor "already there". */
export async function subscribe(email: string): Promise<'subscribed' | 'already-subscribed'> {
  const { error, status } = await withDeadline(async (signal) => {
    const client = await formsClient()
    return client.from('newsletter_subscriptions').insert({ email }).abortSignal(signal)
  })
  if (status === 201) return 'subscribed'
  if (status === 409 && error?.code === duplicate) return 'already-subscribed'
  throw new BackendError('subscription', status, error?.code)
}
