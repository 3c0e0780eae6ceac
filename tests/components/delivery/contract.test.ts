import { afterEach, expect, test } from 'vitest'
import { dataBlock, htmlAttributes, readData } from '#delivery/contract.ts'

afterEach(() => document.body.replaceChildren())

test('The client reads the data that the build writes, also a text that could close the element', () => {
  const messages = { 'about.title': ['</script><b>&amp;</b>'] }
  document.body.innerHTML = dataBlock('messages', messages) + dataBlock('chunks', ['/assets/index.js'])
  expect(readData('messages')).toEqual(messages)
  expect(readData('chunks')).toEqual(['/assets/index.js'])
})

test('The client reads the attributes that the build writes', () => {
  const attributes = { page: '/about', messages: '/assets/messages-C0ffee', locale: 'de' }
  const html = `<!doctype html><html ${htmlAttributes(attributes)}></html>`
  const written = new DOMParser().parseFromString(html, 'text/html').documentElement
  expect(Object.fromEntries(Object.entries(written.dataset))).toEqual(attributes)
})
