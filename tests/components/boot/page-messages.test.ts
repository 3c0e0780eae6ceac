import { expect, test } from 'vitest'
import { fetchPageMessages, pageMessagesFile } from '../../../src/boot/page-messages.ts'

/** A module with the address that it was requested by as its only message. */
const folder = 'data:text/javascript,export const messages = { en: { address: import.meta.url } } //'

test('A file that failed is requested under another URL, the others as they are', async () => {
  document.documentElement.dataset['messages'] = 'data:text/javascript,throw new Error("offline") //'
  await expect(fetchPageMessages('en', '/tools')).rejects.toThrow('offline')
  for (const [index, answer] of ['', '= null', '= "text"', '= [1]', '= {}', '= { en: {} }'].entries()) {
    const file = answer && `export const messages ${answer}`
    document.documentElement.dataset['messages'] = `data:text/javascript,${file} //`
    await expect(fetchPageMessages('en', `/${index}`), answer).rejects.toThrow('has no messages')
  }
  document.documentElement.dataset['messages'] = folder
  for (const page of ['/faq', '/contact']) {
    const { en } = await fetchPageMessages('en', page)
    expect(decodeURI(String(en?.['address']))).toBe(pageMessagesFile(folder, 'en', page))
  }
})
