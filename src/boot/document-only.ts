import { end, enter } from './states.ts'

/**
 * Whether the browser has what the scripts need: Chrome and Edge 111, Firefox 119, Safari 16.4. README names them, and
 * src/tsconfig.json refuses newer built-ins.
 */
export function runsScripts(): boolean {
  return 'toWellFormed' in String.prototype && 'toSorted' in Array.prototype
}

/**
 * Leaves the visitor with the document: global.css and the components hide what needs scripts. From now on the browser
 * sends the contact form, at once if the visitor has pressed its button before.
 */
export function showDocumentOnly(): void {
  enter('document-only')
  end('first-screen')
  if (!window.boot) return
  const { events, recording } = window.boot.input
  recording.abort()
  // A form that needs scripts has no `action`. What is taken out is sent once.
  const isSent = events.splice(0).some(({ event, target }) => event.type === 'submit' && target.hasAttribute('action'))
  // The one in the document now, which another language or a render may have replaced.
  if (isSent) document.querySelector<HTMLFormElement>('form[action]')?.submit()
}
