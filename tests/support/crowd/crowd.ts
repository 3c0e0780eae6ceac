import { setTimeout as wait } from 'node:timers/promises'
import type { ContactMessage } from '../../../src/backend/contact-fields.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { Site } from './site.ts'

/** Many concurrent visitors. */
interface Crowd {
  messages: Iterable<ContactMessage>
  /** Number of concurrent visitors. */
  parallel: number
  /** How long a visitor retries before giving up, in milliseconds; 0 means a single attempt. */
  patience?: number
  /** Runs after a message is saved. */
  afterwards?: (browser: Browser, message: ContactMessage) => Promise<void>
  /** Called after each acknowledged message, with their number so far. */
  onSaved?: (count: number) => void
}

/** What the visitors of a crowd observed. */
export interface CrowdResult {
  /** The messages that were sent at least once. */
  sent: string[]
  /** The messages that were acknowledged as saved. */
  acknowledged: string[]
  /** Response counts by HTTP status, including calls of the mail function. */
  answers: Map<string, number>
}

/** The pause before a retry, in milliseconds. */
const pause = 250

/** Sends all messages of a crowd; each is retried until it is acknowledged as saved. */
export async function sendAll(
  site: Site,
  { messages, parallel, patience = 120_000, afterwards, onSaved }: Crowd,
): Promise<CrowdResult> {
  const browser = openBrowser(site)
  const result: CrowdResult = { sent: [], acknowledged: [], answers: browser.answers }

  const isSaved = async (message: ContactMessage, giveUpAt: number): Promise<boolean> => {
    for (;;) {
      try {
        await browser.save(message)
        return true
      } catch {
        if (performance.now() + pause > giveUpAt) return false
      }
      await wait(pause)
    }
  }

  const queue = messages[Symbol.iterator]()
  const visit = async (): Promise<void> => {
    for (;;) {
      const { done, value: message } = queue.next()
      if (done) return
      const started = performance.now()
      result.sent.push(message.message)
      if (!(await isSaved(message, started + patience))) continue
      result.acknowledged.push(message.message)
      onSaved?.(result.acknowledged.length)
      await afterwards?.(browser, message)
    }
  }
  await Promise.all(Array.from({ length: parallel }, visit))
  return result
}
