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
  const events = input.events.splice(0)
  const { focus } = input
  const inPlace = new Map([...controlsOfPage()].map(([element, place]) => [place, element]))
  const now = (element: Element) => (element.isConnected ? element : inPlace.get(before.get(element) ?? ''))
  for (const element of before.keys()) {
    const current = now(element)
    if (element instanceof HTMLDetailsElement && current instanceof HTMLDetailsElement && current !== element)
      current.open = element.open
    if (isTextField(element) && isTextField(current) && element.value !== element.defaultValue) {
      if (current !== element) current.value = element.value
      // What stands in a field is the truth; its component is told so.
      current.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  if (focus && !focus.isConnected && document.activeElement === document.body) restoreFocus(focus, now(focus))
  for (const { event, target, value } of events) {
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

function restoreFocus(before: Element, now: Element | undefined): void {
  if (!(now instanceof HTMLElement)) return
  now.focus({ preventScroll: true })
  const selection = selectionOf(before)
  if (selection && isTextField(now)) now.setSelectionRange(...selection)
}

/** The selection in a text field; null where the browser has none, e.g. in a field for numbers or addresses. */
function selectionOf(field: Element): [start: number, end: number] | null {
  if (!isTextField(field)) return null
  const { selectionStart: start, selectionEnd: end } = field
  return start === null || end === null ? null : [start, end]
}
