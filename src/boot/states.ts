import type { RecordedInput } from './before-hydration.ts'

/**
 * The start of a page, in its order. `data-state` of `<html>` has the state, which global.css, the components
 * (style/media.ts) and the tests read.
 *
 * 1. `document-only`: the document as the build wrote it. What it says can be read, its links and the contact form work,
 *    and what needs scripts is hidden. It stays so without scripts, and returns to it if one is missing, refused or fails,
 *    at whatever step (document-only.ts), or if none, or the rest of the document, arrives for ten seconds. Scripts that arrive later leave it so: by
 *    then the browser may be sending the form, and the next page finds them in the cache.
 * 2. `loading`, before the first paint (head-script.ts): the theme is set, and what the visitor does is recorded. Beside it:
 *    - `wrong-language`: the page is hidden until the document in the visitor's language has replaced it.
 *    - `first-screen`: the layout of what is off the screen of a first visit waits until React has rendered.
 *    After the first paint the chunks are downloaded, and evaluated one by one (load-client.ts).
 * 3. `hydrating`, once language and chunks are there (entry-client.tsx): React renders into the document, what is off the
 *    screen is laid out, and what was recorded is carried out (before-hydration.ts).
 * 4. `running`: React answers everything.
 */
export type State = 'document-only' | 'loading' | 'hydrating' | 'running'

/** What may hold beside a state. */
type Condition = 'wrong-language' | 'first-screen'

declare global {
  interface Window {
    /** What the head script hands over to the client bundle; missing in development, where no head script runs. */
    boot?: {
      /** What the visitor has done so far. */
      input: RecordedInput
      /** Whether all chunks are evaluated and the document is in the visitor's language, or stays in its own. */
      ready?: Promise<boolean>
    }
  }
}

/** Whether the page is in a state, or a condition holds. */
export function isNow(word: State | Condition): boolean {
  return words().includes(word)
}

/** Moves the page to a state; conditions stay. */
export function enter(state: State): void {
  write([state, ...words().slice(1)])
}

/** Says that a condition holds from now on. */
export function begin(condition: Condition): void {
  write([...words(), condition])
}

/** Says that a condition has ended. */
export function end(condition: Condition): void {
  write(words().filter((word) => word !== condition))
}

const words = () => document.documentElement.dataset['state']?.split(' ') ?? []

function write(all: readonly string[]): void {
  document.documentElement.dataset['state'] = all.join(' ')
}
