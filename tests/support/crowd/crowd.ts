import { setTimeout as wait } from 'node:timers/promises'
import type { ContactMessage } from '../../../src/backend/contact.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { Site } from './site.ts'

/** Many visitors at a time. */
export interface Crowd {
  messages: Iterable<ContactMessage>
  /** How many visitors wait for an answer at the same time. */
  parallel: number
  /** How long a visitor tries before giving up, in milliseconds; 0: once. */
  patience?: number
  /** What a visitor does once the message is saved. */
  afterwards?: (browser: Browser, message: ContactMessage) => Promise<void>
  /** Called whenever a visitor has been told "saved", with how many have been. */
  onSaved?: (count: number) => void
}

/** What a crowd has been told. */
export interface Told {
  /** The texts that were sent at least once. */
  sent: string[]
  /** The texts of which visitors have been told that they are saved. */
  acknowledged: string[]
  /** How long each visitor waited from the first attempt to "saved", in milliseconds. */
  waits: number[]
  /** How often each answer came, by HTTP status, those to calls of the mail function included. */
  answers: Map<string, number>
  /** How long it all took. */
  seconds: number
}

/** A visitor's pause before pressing the button again, in milliseconds. */
const pause = 250

/** Has a crowd send its messages; each is sent again until the visitor has been told that it is saved. */
export async function sendAll(
  site: Site,
  { messages, parallel, patience = 120_000, afterwards, onSaved }: Crowd,
): Promise<Told> {
  const browser = openBrowser(site)
  const told: Told = { sent: [], acknowledged: [], waits: [], answers: browser.answers, seconds: 0 }

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
      told.sent.push(message.message)
      if (!(await isSaved(message, started + patience))) continue
      told.waits.push(performance.now() - started)
      told.acknowledged.push(message.message)
      onSaved?.(told.acknowledged.length)
      await afterwards?.(browser, message)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: parallel }, visit))
  told.seconds = (performance.now() - started) / 1000
  return told
}
