import { expect, test, vi } from 'vitest'
import { createMessages } from '#i18n/messages.ts'

const send = 'contact.form.send'

test('A page starts with the messages inlined in its document', async () => {
  const messages = createMessages('en', { [send]: ['Send it'] })
  await messages.ready('/')
  expect(messages.i18n.t(send)).toBe('Send it')
  expect(messages.i18n.messages).not.toHaveProperty(['nav.services'])
})

test('Another page waits for its messages, which are requested once', async () => {
  const requested: string[] = []
  const messages = createMessages('de', {}, async (locale, path) => {
    requested.push(`${locale} ${path}`)
    return { messages: { [send]: ['Ab damit'] } }
  })
  await messages.ready('/')
  const pending = messages.ready('/contact')
  await messages.ready('/contact')
  await pending
  await messages.ready('/')
  expect(messages.i18n.t(send)).toBe('Ab damit')
  expect(requested).toEqual(['de /contact'])
})

test('Loading messages for another page emits no change event', async () => {
  const messages = createMessages('de', {}, async () => ({ messages: { [send]: ['Ab damit'] } }))
  let changes = 0
  messages.i18n.on('change', () => {
    changes += 1
  })
  await messages.ready('/')
  await messages.ready('/contact')
  messages.preloadLanguages()
  await messages.complete()
  expect(changes).toBe(0)
})

test('When the messages of a page cannot be loaded, the whole catalog is used', async () => {
  const messages = createMessages('de', {}, () => Promise.reject(new Error('gone')))
  await messages.ready('/')
  await messages.ready('/contact')
  expect(messages.i18n.t(send)).toBe('Nachricht senden')
  expect(messages.i18n.t('nav.tools')).not.toBe('nav.tools')
})

test('The whole catalog can be loaded', async () => {
  const messages = createMessages('de', {})
  await messages.complete()
  expect(messages.i18n.t('nav.tools')).not.toBe('nav.tools')
})

test('A message missing from the document is reported and loaded with the whole catalog', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const messages = createMessages('de', {})
  const changed = new Promise<void>((done) => messages.i18n.on('change', done))
  expect(messages.i18n.t(send)).toBe(send)
  expect(warn).toHaveBeenCalledWith(`The document carries no text "${send}"`)
  await changed
  expect(messages.i18n.t(send)).toBe('Nachricht senden')
})

test('A message missing from the whole catalog is shown as its id, and not requested again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const messages = createMessages('de', {})
  await messages.complete()
  Reflect.deleteProperty(messages.i18n.messages, send)
  let changes = 0
  messages.i18n.on('change', () => {
    changes += 1
  })
  expect(messages.i18n.t(send)).toBe(send)
  await messages.complete()
  expect(messages.i18n.t(send)).toBe(send)
  expect(changes).toBe(0)
})

test('Switching the language shows its messages, and switching back restores the previous ones', async () => {
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

test('A switch emits a change event', async () => {
  const messages = createMessages('en', {})
  let changes = 0
  messages.i18n.on('change', () => {
    changes += 1
  })
  await messages.switchTo('de')
  expect(changes).toBeGreaterThan(0)
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

test('A list message has one item per line', async () => {
  const { lines } = await import('#i18n/lines.ts')
  expect(lines('one\ntwo\n\n three ')).toEqual(['one', 'two', ' three '])
  expect(lines('')).toEqual([])
})
