import { rootId } from './contract.ts'
import { idle, nextTask } from './next-task.ts'
import { enter, isNow } from './states.ts'

/**
 * What a visitor or the browser does to the document before React runs in it counts: `recordInput` notes it in the head
 * script, `replayInput` carries it out while the page hydrates.
 */
export interface RecordedInput {
  /** The presses, submissions and changes of fields so far, in this order, each with its control. */
  events: { event: Event; target: Element; value?: string }[]
  focus: Element | null
  /** Ends the recording. */
  recording: AbortController
}

/** Notes what the visitor does until the page runs. A form is never sent by the browser, whose request nobody answers. */
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
      const pressed = type === 'click' ? target.closest('button') : target
      // The press of a submit button is the submission of its form.
      if (pressed && !(type === 'click' && pressed.matches('[type=submit]')))
        input.events.push({ event, target: pressed, ...(isField(pressed) && { value: pressed.value }) })
    }
  }
  for (const type of 'click input change focusin focusout'.split(' '))
    document.addEventListener(type, record, { capture: true, signal })
  document.addEventListener('submit', record, { signal })
  return input
}

/**
 * Call this right after `hydrateRoot`: from then on, React itself carries out each press that arrives at the document. A
 * window in the background has an active element without an event.
 */
export function leaveEventsToReact(input: RecordedInput): void {
  if (document.activeElement !== document.body) input.focus ??= document.activeElement
  const { signal } = input.recording
  const forget = (handled: Event) => {
    // What a form has sent was in its fields, which it may have cleaned or cleared.
    const form = handled.type === 'submit' && handled.target instanceof Element ? handled.target : null
    input.events = input.events.filter(({ event, target }) => event !== handled && !form?.contains(target))
  }
  for (const type of ['click', 'submit']) document.addEventListener(type, forget, { signal })
}

/** Everything that a visitor can change, press or focus. */
const controls = 'a, button, details, form, input, select, summary, textarea, [tabindex]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

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
 * Carries out what was done before the page ran: what fields contain at once, then what was pressed, in its order. Then
 * the page runs. `before` are the controls right before hydration.
 */
export async function replayInput(input: RecordedInput, before: ReadonlyMap<Element, string>): Promise<void> {
  const elements = [...before.keys()]
  const isUntouched =
    !input.focus && !input.events.length && !elements.some((element) => isField(element) && differs(element))
  // React hydrates the page after its frame, and at once when something happens in it. Nothing listens to this event.
  if (isUntouched) await idle()
  document.querySelector(`main :is(${controls})`)?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  await nextTask()
  // It may have failed meanwhile, and be the document again.
  if (!isNow('hydrating')) return
  input.recording.abort()
  const { events, focus } = input
  const inPlace = new Map([...controlsOfPage()].map(([element, place]) => [place, element]))
  const now = (element: Element) => (element.isConnected ? element : inPlace.get(before.get(element) ?? ''))
  const typed = new Map(events.map(({ target, value }) => [target, value]))
  for (const element of elements) {
    const current = now(element)
    if (element instanceof HTMLDetailsElement && current instanceof HTMLDetailsElement && current !== element)
      current.open = element.open
    if (isField(element) && isField(current)) replayField(element, current, typed.get(element))
  }
  if (focus && !focus.isConnected && document.activeElement === document.body) restoreFocus(focus, now(focus))
  for (const { event, target } of events) {
    const { type } = event
    if (type !== 'click' && type !== 'submit') continue
    await nextTask()
    const current = now(target)
    if (type === 'submit' && current instanceof HTMLFormElement) current.requestSubmit()
    else if (current instanceof HTMLElement) current.click()
  }
  if (isNow('hydrating')) enter('running')
}

function isField(element: Element | undefined): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/**
 * Makes React take over what a field contains, or what was typed into it last if a render has replaced that. A select
 * with `autocomplete="off"` counts only if the visitor has changed it.
 */
function replayField(before: Field, now: Field, typed: string | undefined): void {
  if (!differs(before) && typed === undefined) return
  if (before instanceof HTMLSelectElement && before.autocomplete === 'off' && typed === undefined) return
  if (now instanceof HTMLInputElement && before instanceof HTMLInputElement && /^(checkbox|radio)$/.test(now.type)) {
    // React notices a press only if it changes something.
    now.checked = !before.checked
    now.click()
    return
  }
  // The form may have put an earlier draft before what was typed.
  const value = typed === undefined || before.value.includes(typed) ? before.value : typed
  // A form that has taken over the text as it began: writing it again would move the caret, or end an input method's word.
  if (!(now instanceof HTMLSelectElement) && now.value === value && now.defaultValue === value) return
  const selection = before === now && document.activeElement === now ? selectionOf(now) : null
  // React compares with what it has last set through the property of the element, not with what the field contains.
  now.value = value === '' ? '0' : ''
  Reflect.set(Object.getPrototypeOf(now), 'value', value, now)
  if (selection && !(now instanceof HTMLSelectElement)) now.setSelectionRange(...selection)
  for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Whether a field contains something else than the document gave it. */
function differs(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  const isChecked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked
  return isChecked || field.value !== field.defaultValue
}

function restoreFocus(before: Element, now: Element | undefined): void {
  if (!(now instanceof HTMLElement)) return
  now.focus({ preventScroll: true })
  const selection = selectionOf(before)
  if (selection && (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement))
    now.setSelectionRange(...selection)
}

/** The selection in a text field; null where the browser has none, e.g. in a field for numbers or addresses. */
function selectionOf(field: Element): [start: number, end: number] | null {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null
  const { selectionStart: start, selectionEnd: end } = field
  return start === null || end === null ? null : [start, end]
}
