import type { SupabaseClient } from '@supabase/supabase-js'
import { inTime } from '#boot/next-task.ts'
import { BackendError } from './backend-error.ts'
import type { Database } from './database.types.ts'

export type Backend = SupabaseClient<Database>

let clients: ReturnType<typeof load> | undefined

/**
 * The client that sends forms. It has no session, because refreshing the token of a stale one delayed an insert by 25
 * seconds. A failed download is retried with the next call.
 */
export async function formsClient(): Promise<Backend> {
  clients ??= load()
  try {
    return (await clients).forms
  } catch (error) {
    clients = undefined
    throw error
  }
}

/** Downloads the client in advance; a failure is left to the call that needs it. */
export function warmUp(): void {
  formsClient().catch(() => undefined)
}

/**
 * Creates the clients once the browser is idle, so that a stored session is restored and nobody waits for the download.
 * Returns a function that cancels it.
 */
export function connectWhenIdle(): () => void {
  // Older versions of Safari lack requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(warmUp, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(warmUp)
  return () => cancelIdleCallback(request)
}

/** How long a call may take, in milliseconds, before it counts as failed. */
const deadline = 15_000

/**
 * Makes a call with the client that sends forms. Rejects when it has not settled by the deadline, and aborts its signal.
 * The download of the client counts, because on a bad connection it can hang like any response. `connect` gives a test
 * another client.
 */
export async function callBackend<Result>(
  call: (client: Backend, signal: AbortSignal) => PromiseLike<Result>,
  connect: () => Promise<Backend> = formsClient,
): Promise<Result> {
  const settled = new AbortController()
  try {
    return await inTime(
      connect().then((client) => call(client, settled.signal)),
      deadline,
    )
  } finally {
    settled.abort()
  }
}

async function load() {
  const { createClient } = await import('@supabase/supabase-js').catch((error: unknown) => {
    // For example, because a deployment has replaced the chunk, or a filter list blocks it.
    throw new BackendError('the backend client could not be downloaded', 'unknown', error)
  })
  // The address `/` means the site's own origin; the key is the public one of the anonymous role.
  const url = new URL(import.meta.env.VITE_SUPABASE_URL, window.location.origin).href
  const key = import.meta.env.VITE_SUPABASE_KEY
  return {
    forms: createClient<Database>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'forms' },
    }),
    // Restores a visitor's stored session under the library's default key and keeps it fresh with the library's own
    // back-off. No page signs anyone in, and nothing waits for it.
    session: createClient<Database>(url, key, {
      auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    }),
  }
}
