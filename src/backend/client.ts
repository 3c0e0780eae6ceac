import type { SupabaseClient } from '@supabase/supabase-js'
import { PartMissing } from './backend-error.ts'
import type { Database } from './database.types.ts'

export type Backend = SupabaseClient<Database>

/** Where the backend is and the public key of its anonymous role; `/` as address is the site's own origin. */
function connection() {
  return {
    url: new URL(import.meta.env.VITE_SUPABASE_URL, window.location.origin).href,
    key: import.meta.env.VITE_SUPABASE_KEY,
  }
}

interface Clients {
  forms: Backend
  session: Backend
}

let clients: Promise<Clients> | undefined

/**
 * The client that sends forms. It knows no session: a stale one was seen to hold an insert back for 25 seconds while
 * its token is refreshed. A download that failed is tried again with the next call.
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

/**
 * Creates the clients once the browser is idle, so that a stored session is picked up on every page with a form and
 * nobody waits for the download. Returns how to call it off.
 */
export function connectWhenIdle(): () => void {
  const connect = () => void formsClient().catch(() => undefined)
  // Not every Safari in use has it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(connect, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(connect)
  return () => cancelIdleCallback(request)
}

async function load(): Promise<Clients> {
  const { createClient } = await import('@supabase/supabase-js').catch((error: unknown) => {
    throw new PartMissing('the backend client', error)
  })
  const { url, key } = connection()
  return {
    forms: createClient<Database>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'forms' },
    }),
    // Picks up a visitor's stored session, under the library's own key, and keeps it fresh with the library's
    // back-off. No page signs anybody in today, and nothing waits for it.
    session: createClient<Database>(url, key, {
      auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    }),
  }
}
