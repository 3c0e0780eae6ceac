import { expect, test, vi } from 'vitest'
import { afterNextPaint, paintScreenFirst } from '#document/next-paint.ts'

const hero = '<header data-top="0"></header>'
const below = '<section data-top="3000" id="below"></section>'

/** Shows the document in a window 768 pixels high; its parts begin where their `data-top` says. */
function show(main: string) {
  document.body.innerHTML = `<div id="root"><main>${main}</main><footer data-top="9000" id="footer"></footer></div>`
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.getAttribute('data-top')), 1000, 500)
  })
}

const skipped = () => [...document.querySelectorAll('[data-skip-paint]')].map(({ id }) => id)

test.each([
  { page: 'a page', main: hero + below },
  { page: 'a page in one language', main: `<div data-top="0" lang="de">${hero}${below}</div>` },
])('The parts of $page that are off the screen are left out of one paint', async ({ main }) => {
  show(main)
  paintScreenFirst()
  expect(skipped()).toEqual(['below', 'footer'])
  await afterNextPaint()
  expect(skipped()).toEqual([])
})

test('The part that contains the focus is painted', () => {
  show(`${hero}<section data-top="3000" id="below"><button>Send</button></section>`)
  document.querySelector('button')?.focus()
  paintScreenFirst()
  expect(skipped()).toEqual(['footer'])
})
