import { expect, test, vi } from 'vitest'
import { createWords } from '#i18n/messages.ts'

const send = 'contact.form.send'

test('A page knows at first the texts that came with its document', async () => {
  const words = createWords('en', { [send]: ['Send it'] })
  await words.ready('/')
  expect(words.i18n.t(send)).toBe('Send it')
  expect(words.i18n.messages).not.toHaveProperty(['nav.services'])
})

test('A further page waits until its own texts are there, which are asked for once', async () => {
  const asked: string[] = []
  const words = createWords('de', {}, async (locale, path) => {
    asked.push(`${locale} ${path}`)
    return { messages: { [send]: ['Ab damit'] } }
  })
  await words.ready('/')
  const pointing = words.ready('/contact')
  await words.ready('/contact')
  await pointing
  await words.ready('/')
  expect(words.i18n.t(send)).toBe('Ab damit')
  expect(asked).toEqual(['de /contact'])
})

test('Nobody is told of texts that come for another page', async () => {
  const words = createWords('de', {}, async () => ({ messages: { [send]: ['Ab damit'] } }))
  let told = 0
  words.i18n.on('change', () => {
    told += 1
  })
  await words.ready('/')
  await words.ready('/contact')
  words.prepareSwitch()
  await words.complete()
  expect(told).toBe(0)
})

test('Where the texts of a page cannot be had, the whole deck takes their place', async () => {
  const words = createWords('de', {}, () => Promise.reject(new Error('gone')))
  await words.ready('/')
  await words.ready('/contact')
  expect(words.i18n.t(send)).toBe('Nachricht senden')
  expect(words.i18n.t('nav.tools')).not.toBe('nav.tools')
})

test('The whole deck can be downloaded at once', async () => {
  const words = createWords('de', {})
  await words.complete()
  expect(words.i18n.t('nav.tools')).not.toBe('nav.tools')
})

test('A text that the document does not carry is reported and downloaded with the whole deck', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const words = createWords('de', {})
  const changed = new Promise<void>((done) => words.i18n.on('change', done))
  expect(words.i18n.t(send)).toBe(send)
  expect(warn).toHaveBeenCalledWith(`The document carries no text "${send}"`)
  await changed
  expect(words.i18n.t(send)).toBe('Nachricht senden')
})

test('A text that the whole deck has not either is shown as its id, and not asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const words = createWords('de', {})
  await words.complete()
  Reflect.deleteProperty(words.i18n.messages, send)
  let told = 0
  words.i18n.on('change', () => {
    told += 1
  })
  expect(words.i18n.t(send)).toBe(send)
  await words.complete()
  expect(words.i18n.t(send)).toBe(send)
  expect(told).toBe(0)
})

test('Switching the language shows its texts, and switching back the former ones', async () => {
  const words = createWords('en', { [send]: ['Send message'] })
  await words.switchTo('de')
  expect(words.i18n.locale).toBe('de')
  expect(words.i18n.t(send)).toBe('Nachricht senden')
  await words.switchTo('en')
  expect(words.i18n.locale).toBe('en')
  expect(words.i18n.t(send)).toBe('Send message')
})

test('After a switch, pages wait for the deck of the new language', async () => {
  const words = createWords('en', {})
  await words.ready('/')
  await words.switchTo('de')
  await words.ready('/contact')
  expect(words.i18n.t('contact.hours.today')).toBe('heute')
})

test('Those who show a text learn of the switch', async () => {
  const words = createWords('en', {})
  let told = 0
  words.i18n.on('change', () => {
    told += 1
  })
  await words.switchTo('de')
  expect(told).toBeGreaterThan(0)
})

test('Figures and plurals follow the language', async () => {
  const words = createWords('en', {})
  await words.complete()
  expect(words.i18n.t('projects.months', { months: 4 })).toBe('4 months')
  expect(words.i18n.t('contact.form.left', { left: 1 })).toBe('1 character left')
  await words.switchTo('de')
  expect(words.i18n.t('projects.months', { months: 4 })).toBe('4 Monate')
  expect(words.i18n.t('contact.form.left', { left: 1 })).toMatch(/^(Noch )?1 Zeichen/)
})

test('A list text is one item a line', async () => {
  const { lines } = await import('#i18n/lines.ts')
  expect(lines('one\ntwo\n\n three ')).toEqual(['one', 'two', ' three '])
  expect(lines('')).toEqual([])
})
