import { withFormText, type FormText } from './mail-link.ts'
import { end, enter } from './states.ts'

/** The attribute of the link to a mail that stands beside a form in a section, for documents whose scripts do not run. */
export const mailLink = 'data-mail-link'

/**
 * Whether the browser has what the scripts need: Chrome and Edge 111, Firefox 119, Safari 16.4. README names them, and
 * src/tsconfig.json refuses newer built-ins.
 */
export function runsScripts(): boolean {
  return 'toWellFormed' in String.prototype && 'toSorted' in Array.prototype
}

/**
 * Leaves the visitor with the document: global.css and the components hide what needs scripts and show how to write
 * instead. The link to a mail beside a form contains what is typed there.
 */
export function showDocumentOnly(): void {
  enter('document-only')
  end('first-screen')
  fillMailLinks()
  document.addEventListener('input', fillMailLinks)
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) focusMailLink(event.target)
  })
  const submitted = window.boot?.input.events.find(({ event }) => event.type === 'submit')
  if (submitted) focusMailLink(submitted.target)
}

/** The links to a mail, with their addresses in the document. */
const addresses = new WeakMap<HTMLAnchorElement, string>()

function fillMailLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${mailLink}]`)) {
    const address = addresses.get(link) ?? link.href
    addresses.set(link, address)
    const form = link.closest('section')?.querySelector('form')
    if (!form) continue
    const text = textOf(form)
    // What a link in a newsletter mail asks for, the team finds by the address of the page.
    if (text.message === undefined && /[?&](confirm|unsubscribe)=/.test(window.location.search))
      text.message = window.location.href
    link.href = withFormText(address, text).href
  }
}

/** With the means of any browser, as all of this file. */
function textOf(form: HTMLFormElement): FormText {
  const text: FormText = {}
  for (const field of Array.from(form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))) {
    const { name, value } = field
    if (name === 'name' || name === 'email' || name === 'message') text[name] = value
  }
  return text
}

/** Takes the visitor from a form that cannot be sent to the link beside it. */
function focusMailLink(form: Element): void {
  form.closest('section')?.querySelector<HTMLElement>(`a[${mailLink}]`)?.focus()
}
