/** No address contains it: Chromium leaves a text with it as it is. */
const mark = '@\uE000@'

/**
 * Keeps the letters of addresses. In a field of type email, Chromium writes a domain in ASCII, and by the rules of 2003:
 * faß.de becomes fass.de, which is somebody else's. A field that loses letters becomes one of type text, with the text
 * and the caret that it showed.
 */
export function keepLettersOfAddresses(): void {
  let letters = ''
  let isRevealing = false

  const reveal = (field: HTMLInputElement) => {
    isRevealing = true
    // The only way to learn the text and the caret, and what was dropped is selected.
    if (document.activeElement === field)
      document.execCommand('insertText', false, (getSelection()?.toString() ?? '') + mark)
    isRevealing = false
    const caret = field.value.indexOf(mark)
    field.type = 'text'
    // Of another text it is better to have none.
    field.value = caret < 0 ? '' : field.value.replace(mark, '')
    if (caret >= 0) field.setSelectionRange(caret, caret)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const keep = (event: Event) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement && field.type === 'email')) return
    if (isRevealing) return event.stopImmediatePropagation()
    const isBefore = event.type === 'beforeinput'
    const added = 'data' in event && typeof event.data === 'string' ? event.data : ''
    letters = `${isBefore ? field.value : letters}${added}`.replace(/[\0-\x7F]/g, '')
    if (isBefore || (event instanceof InputEvent && event.isComposing)) return
    // Not at once: a command that is run by a script does not run another one.
    if (Array.from(letters).some((letter) => !field.value.includes(letter))) queueMicrotask(() => reveal(field))
    letters = ''
  }
  for (const type of ['beforeinput', 'input', 'compositionend']) document.addEventListener(type, keep, true)
}
