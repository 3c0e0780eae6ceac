import { createClient } from '@supabase/supabase-js'
import type { Backend } from '../../../src/backend/backend-client.ts'
import { mailMessage, saveMessage } from '../../../src/backend/contact.ts'
import type { ContactMessage } from '../../../src/backend/contact-fields.ts'
import type { Database } from '../../../src/backend/database.types.ts'
import type { Site } from './site.ts'

/** The site's client code, as it runs in browsers. */
export interface Browser {
  save(message: ContactMessage): Promise<void>
  mail(message: ContactMessage): Promise<void>
  /** Response counts by HTTP status. */
  answers: Map<string, number>
}

/** Creates a client that always uses the current URL of the site. */
export function openBrowser(site: Site): Browser {
  const answers = new Map<string, number>()
  const note = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1)

  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    try {
      if (site.url === undefined) throw new TypeError('The site is down.')
      const response = await fetch(new URL(pathname + search, site.url), init)
      note(String(response.status))
      return response
    } catch (error) {
      note('no answer')
      throw error
    }
  }
  // The URL is replaced by `send`.
  const client: Backend = createClient<Database>('http://site.test', site.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  })
  const connect = async () => client
  return {
    save: (message) => saveMessage(message, connect),
    mail: (message) => mailMessage(message, connect),
    answers,
  }
}
