import { expect, test, vi } from 'vitest'
import { showErrorOverlay } from '#boot/error-overlay.ts'

test('In development an error that nothing catches covers the page', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  class Overlay extends HTMLElement {
    constructor({ message }: Error) {
      super()
      this.textContent = message
    }
  }
  customElements.define('vite-error-overlay', Overlay)
  showErrorOverlay(new Error('No such thing'))
  expect(document.body.querySelector('vite-error-overlay')?.textContent).toBe('No such thing')
})
