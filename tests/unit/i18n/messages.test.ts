import { expect, test, vi } from 'vitest'
import { createMessages } from '#i18n/messages.ts'

const send = 'contact.form.send'

test('A page knows at first the texts that came with its document', async () => {
  const messages = createMessages('en', { [send]: ['Send it'] })
  await messages.ready('/')
  expect(messages.i18n.t(send)).toBe('Send it')
  expect(messages.i18n.messages).not.toHaveProperty(['nav.services'])
})

test('A further page waits until its own texts are there, which are asked for once', async () => {
  const asked: string[] = []
  const messages = createMessages('de', {}, async (locale, path) => {
    asked.push(`${locale} ${path}`)
    return { messages: { [send]: ['Ab damit'] } }
  })
  await messages.ready('/')
  const pointing = messages.ready('/contact')
  await messages.ready('/contact')
  await pointing
  await messages.ready('/')
  expect(messages.i18n.t(send)).toBe('Ab damit')
  expect(asked).toEqual(['de /contact'])
})

test('Nobody is told of texts that come for another page', async () => {
  const messages = createMessages('de', {}, async () => ({ messages: { [send]: ['Ab damit'] } }))
  let told = 0
  messages.i18n.on('change', () => {
    told += 1
  })
  await messages.ready('/')
  await messages.ready('/contact')
  messages.preloadLanguages()
  await messages.complete()
  expect(told).toBe(0)
})

test('Where the texts of a page cannot be had, the whole catalog takes their place', async () => {
  const messages = createMessages('de', {}, () => Promise.reject(new Error('gone')))
  await messages.ready('/')
  await messages.ready('/contact')
  expect(messages.i18n.t(send)).toBe('Nachricht senden')
  expect(messages.i18n.t('nav.tools')).not.toBe('nav.tools')
})

test('The whole catalog can be downloaded at once', async () => {
  const messages = createMessages('de', {})
  await messages.complete()
  expect(messages.i18n.t('nav.tools')).not.toBe('nav.tools')
})

test('A text that the document does not carry is reported and downloaded with the whole catalog', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const messages = createMessages('de', {})
  const changed = new Promise<void>((done) => messages.i18n.on('change', done))
  expect(messages.i18n.t(send)).toBe(send)
  expect(warn).toHaveBeenCalledWith(`The document carries no text "${send}"`)
  await changed
  expect(messages.i18n.t(send)).toBe('Nachricht senden')
})

test('A text that the whole catalog has not either is shown as its id, and not asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const messages = createMessages('de', {})
  await messages.complete()
  Reflect.deleteProperty(messages.i18n.messages, send)
  let told = 0
  messages.i18n.on('change', () => {
    told += 1
  })
  expect(messages.i18n.t(send)).toBe(send)
  await messages.complete()
  expect(messages.i18n.t(send)).toBe(send)
  expect(told).toBe(0)
})

test('Switching the language shows its texts, and switching back the former ones', async () => {
  const messages = createMessages('en', { [send]: ['Send message'] })
  await messages.switchTo('de')
  expect(messages.i18n.locale).toBe('de')
  expect(messages.i18n.t(send)).toBe('Nachricht senden')
  await messages.switchTo('en')
  expect(messages.i18n.locale).toBe('en')
  expect(messages.i18n.t(send)).toBe('Send message')
})

test('After a switch, pages wait for the catalog of the new language', async () => {
  const messages = createMessages('en', {})
  await messages.ready('/')
  await messages.switchTo('de')
  await messages.ready('/contact')
  expect(messages.i18n.t('contact.hours.today')).toBe('heute')
})

test('Those who show a text learn of the switch', async () => {
  const messages = createMessages('en', {})
  let told = 0
  messages.i18n.on('change', () => {
    told += 1
  })
  await messages.switchTo('de')
  expect(told).toBeGreaterThan(0)
})

test('Stats and plurals follow the language', async () => {
  const messages = createMessages('en', {})
  await messages.complete()
  expect(messages.i18n.t('projects.months', { months: 4 })).toBe('4 months')
  expect(messages.i18n.t('contact.form.left', { left: 1 })).toBe('1 character left')
  await messages.switchTo('de')
  expect(messages.i18n.t('projects.months', { months: 4 })).toBe('4 Monate')
  expect(messages.i18n.t('contact.form.left', { left: 1 })).toMatch(/^(Noch )?1 Zeichen/)
})

test('A list text is one item a line', async () => {
  const { lines } = await import('#i18n/lines.ts')
  expect(lines('one\ntwo\n\n three ')).toEqual(['one', 'two', ' three '])
  expect(lines('')).toEqual([])
})
