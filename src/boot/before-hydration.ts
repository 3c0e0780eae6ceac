import { rootId } from './contract.ts'
import { idle, nextTask } from './next-task.ts'
import { enter, isNow } from './states.ts'

/**
 * What a visitor or the browser does to the document before React runs in it counts: `recordInput` notes it in the head
 * script, `replayInput` carries it out while the page hydrates.
 */
export interface RecordedInput {
  /** The presses, submissions and choices so far, in this order, each with its control, and what was chosen. */
  events: { event: Event; target: Element; value?: string }[]
  focus: Element | null
  /** Ends the recording. */
  recording: AbortController
}

/** What an event is recorded of. */
const controlOf: Record<string, string> = { click: 'button', change: 'select', submit: 'form' }

/** Notes what the visitor does until the page runs. The browser sends no form meanwhile: the page will, or the document. */
export function recordInput(): RecordedInput {
  const recording = new AbortController()
  const input: RecordedInput = { events: [], focus: null, recording }
  const { signal } = recording
  const leave = (element: Element) => {
    if (input.focus === element) input.focus = null
  }
  const record = (event: Event) => {
    const { type, target } = event
    if (!(target instanceof Element)) return
    if (type === 'submit') {
      // React, which comes before it, has carried it out.
      if (event.defaultPrevented) return
      event.preventDefault()
    }
    if (type === 'focusin') input.focus = target
    // By then an element that is removed is gone; one that is still there has been left by the visitor.
    else if (type === 'focusout') queueMicrotask(() => target.isConnected && leave(target))
    else {
      const used = target.closest(controlOf[type] ?? 'form')
      // The press of a submit button is the submission of its form.
      if (used && !(type === 'click' && used.matches('[type=submit]')))
        input.events.push({ event, target: used, ...(used instanceof HTMLSelectElement && { value: used.value }) })
    }
  }
  for (const type of 'click change focusin focusout'.split(' '))
    document.addEventListener(type, record, { capture: true, signal })
  document.addEventListener('submit', record, { signal })
  return input
}

/**
 * Call this right after `hydrateRoot`: from then on, React itself carries out each press that arrives at the document; a
 * submission that it has carried out is not recorded at all. A window in the background has an active element without an
 * event.
 */
export function leaveEventsToReact(input: RecordedInput): void {
  if (document.activeElement !== document.body) input.focus ??= document.activeElement
  const forget = (handled: Event) => {
    input.events = input.events.filter(({ event }) => event !== handled)
  }
  document.addEventListener('click', forget, { signal: input.recording.signal })
}

/** Everything that a visitor can change, press or focus. */
const controls = 'a, button, details, form, input, select, summary, textarea, [tabindex]'

/**
 * The controls of the page, with what tells them apart in the same document: part of the page, name, and place among its
 * like. If React finds a changed document, it renders the page anew, and each control is in the place of an earlier one,
 * which keeps what it contained.
 */
export function controlsOfPage(): Map<Element, string> {
  const counts = new Map<string, number>()
  return new Map(
    [...document.querySelectorAll(`#${rootId} :is(${controls})`)].map((element) => {
      const part = element.closest('header, main, footer')?.localName
      const like = [part, element.localName, element.id, element.getAttribute('name')].join()
      counts.set(like, (counts.get(like) ?? 0) + 1)
      return [element, `${like} ${counts.get(like)}`]
    }),
  )
}

/**
 * If React renders the page anew, moves what was typed and the focus into it at once: the next letter may come before the
 * page runs. `before` are the controls right before hydration, to which the new ones are added; `merged` returns what a
 * field shows that may already have a draft.
 */
export function keepInPlace(
  input: RecordedInput,
  before: Map<Element, string>,
  merged: (name: 'name' | 'message', typed: string, draft: string) => string,
): void {
  const observer = new MutationObserver(() => {
    const now = inPlaceOf(before)
    // Of several in one place, the last one has everything.
    for (const [element, place] of [...before].toReversed()) {
      const current = now(element)
      if (!current || before.has(current)) continue
      before.set(current, place)
      if (element instanceof HTMLDetailsElement && current instanceof HTMLDetailsElement) current.open = element.open
      if (isTextField(element) && isTextField(current) && element.value !== element.defaultValue)
        current.value = merged(current.localName === 'textarea' ? 'message' : 'name', element.value, current.value)
      if (element === input.focus && document.activeElement === document.body) restoreFocus(element, current)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  input.recording.signal.addEventListener('abort', () => observer.disconnect())
}

/** Returns what finds the element that is now in the place of one of the controls right before hydration. */
function inPlaceOf(before: ReadonlyMap<Element, string>): (element: Element) => Element | undefined {
  const inPlace = new Map([...controlsOfPage()].map(([element, place]) => [place, element]))
  return (element) => (element.isConnected ? element : inPlace.get(before.get(element) ?? ''))
}

/**
 * Carries out what was done before the page ran: what was typed at once, then what was pressed and chosen, in its order.
 * Then the page runs. `before` are the controls right before hydration.
 */
export async function replayInput(input: RecordedInput, before: ReadonlyMap<Element, string>): Promise<void> {
  // React hydrates the page after its frame, and at once when something happens in it. Nothing listens to this event.
  if (!input.focus && !input.events.length) await idle()
  document.querySelector(`main :is(${controls})`)?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  await nextTask()
  // It may have failed meanwhile, and be the document again.
  if (!isNow('hydrating')) return
  input.recording.abort()
  const now = inPlaceOf(before)
  // What stands in a field is the truth; its component is told so.
  for (const element of before.keys())
    if (isTextField(element) && element.isConnected && element.value !== element.defaultValue)
      element.dispatchEvent(new Event('input', { bubbles: true }))
  for (const { event, target, value } of input.events.splice(0)) {
    await nextTask()
    const current = now(target)
    if (current instanceof HTMLSelectElement) {
      current.value = value ?? current.value
      current.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (event.type === 'submit' && current instanceof HTMLFormElement) current.requestSubmit()
    else if (current instanceof HTMLElement) current.click()
  }
  if (isNow('hydrating')) enter('running')
}

function isTextField(element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function restoreFocus(before: Element, now: Element): void {
  if (!(now instanceof HTMLElement)) return
  now.focus({ preventScroll: true })
  // A field for numbers or addresses has no selection.
  if (isTextField(before) && isTextField(now) && now.selectionStart !== null)
    now.setSelectionRange(before.selectionStart, before.selectionEnd)
}
