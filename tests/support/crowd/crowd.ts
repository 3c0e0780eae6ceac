import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import type { Backend } from '../../../src/backend/backend-client.ts'
import { mailSubmission, saveSubmission } from '../../../src/backend/contact.ts'
import type { Database } from '../../../src/backend/database.types.ts'
import { withoutLimits } from '../without-limits.ts'
import { type Project, type ProjectOptions, startProject } from '../hosted-project/project.ts'

/** The backend under test, with access to the stored messages. */
export interface Site {
  /** Its current URL; undefined while it is down. */
  readonly url: string | undefined
  publishableKey: string
  /** The text of each stored message. */
  stored(): Promise<string[]>
}

/** Many concurrent visitors. */
interface Crowd {
  /** The number of different messages. */
  messages: number
  /** The number of concurrent visitors. */
  parallel: number
  /** Whether visitors request the mail for a saved message, as the site does. */
  mailed?: boolean
  /** Called after each acknowledged message, with their number so far. */
  onSaved?: (count: number) => void
}

/** Before a visitor tries again, in milliseconds. */
const pause = 250

/**
 * Sends all messages of a crowd with the client code of the site; each is tried again until it is acknowledged as saved, for
 * two minutes at most. Returns how many messages were acknowledged, are stored, are different, and were acknowledged without being
 * stored; and counts of the answers by HTTP status.
 */
export async function sendAll(site: Site, { messages, parallel, mailed, onSaved }: Crowd) {
  const answers: Record<string, number> = {}
  const acknowledged: string[] = []
  // Always to the current URL of the site; the one of the client is replaced.
  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const response =
      site.url === undefined ? undefined : await fetch(site.url + pathname + search, init).catch(() => undefined)
    const answer = response?.status ?? 'no answer'
    answers[answer] = (answers[answer] ?? 0) + 1
    if (!response) throw new TypeError('There was no answer.')
    return response
  }
  const client: Backend = createClient<Database>('http://site.test', site.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  })
  const connect = async () => client

  let number = 0
  const visit = async (): Promise<void> => {
    while (number < messages) {
      number += 1
      const text = `A message, number ${number}.`
      const message = { name: 'Jo Doe', email: `jo.${number}@example.com`, message: text }
      const giveUpAt = performance.now() + 120_000
      const isSaved = () =>
        saveSubmission(message, connect).then(
          () => true,
          () => false,
        )
      let saved = await isSaved()
      for (; !saved && performance.now() < giveUpAt; saved = await isSaved()) await wait(pause)
      if (!saved) continue
      acknowledged.push(text)
      onSaved?.(acknowledged.length)
      if (mailed) await mailSubmission(message, connect).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: parallel }, visit))
  const stored = await site.stored()
  return {
    acknowledged: acknowledged.length,
    stored: stored.length,
    distinct: new Set(stored).size,
    lost: acknowledged.filter((text) => !stored.includes(text)).length,
    answers,
  }
}

/** Runs `work` on a temporary project without limits. */
export async function withProject<Result>(
  options: ProjectOptions,
  work: (project: Project & Site) => Promise<Result>,
): Promise<Result> {
  const project = await startProject({ ...options, settings: { ...withoutLimits, ...options.settings } })
  const stored = async () => {
    const { rows } = await project.database.owner.query('select message from public.novamesa_contact_submissions')
    return rows.map((row) => String(row['message']))
  }
  try {
    return await work({ ...project, stored })
  } finally {
    await project.close()
  }
}
