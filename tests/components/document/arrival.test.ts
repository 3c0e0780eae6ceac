import { afterEach, expect, test, vi } from 'vitest'
import { endArrival, startArrival } from '#document/arrival.ts'
import { arriving } from '#document/contract.ts'

const root = document.documentElement

afterEach(() => {
  root.classList.remove(arriving)
  window.location.hash = ''
})

/** Shows a page with two parts that the browser has loaded in some way. */
function load(type: string) {
  document.body.innerHTML = '<div id="root"><main><div></div><section></section></main><footer></footer></div>'
  const loaded = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => undefined, type }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded])
  startArrival()
}

test('In a first visit, parts below the screen are left out until the page runs', async () => {
  load('navigate')
  expect(root).toHaveClass(arriving)
  await endArrival()
  expect(root).not.toHaveClass(arriving)
  for (const part of document.querySelectorAll('section, footer')) expect(part.getAttribute('style')).toBeFalsy()
})

test.each(['reload', 'back_forward'])(
  'After %s, where the scroll position is restored, all is laid out at once',
  (type) => {
    load(type)
    expect(root).not.toHaveClass(arriving)
  },
)

test('At an anchor all is laid out at once', () => {
  window.location.hash = 'contact'
  load('navigate')
  expect(root).not.toHaveClass(arriving)
})
