import { describe, expect, test } from 'vitest'
import { createMessages, type FetchMessages } from '#i18n/messages.ts'

const send = 'contact.form.send'
const german = 'about.to-services'

/** Messages of a document of `/` in English. Downloads are recorded; they can fail, and those of `slow` wait. */
function open() {
  const requested: string[] = []
  const network = { fails: false, slow: '' }
  const waiting = Promise.withResolvers<void>()
  const fetchMessages: FetchMessages = async (locale, page) => {
    requested.push(`${locale} ${page}`)
    if (network.slow === `${locale} ${page}`) await waiting.promise
    if (network.fails) throw new Error('offline')
    const messages = { [locale]: { [send]: [`${locale} ${page}`] } }
    return page === '/about' ? { ...messages, de: { [german]: ['Deutsch'] } } : messages
  }
  const messages = createMessages('en', { fetchMessages, page: '/', inlined: { en: { [send]: ['inlined'] } } })
  const text = () => messages.i18n.t(send)
  return { ...messages, text, requested, network, release: waiting.resolve, on: (page: string) => () => [page] }
}

describe('Loading a page', () => {
  test('starts with the inlined messages and downloads nothing for them', async () => {
    const { load, text, requested } = open()
    await load('/')
    expect(text()).toBe('inlined')
    expect(requested).toEqual([])
  })

  test('downloads the messages of another page once, without a change event', async () => {
    const { load, text, requested, i18n } = open()
    i18n.on('change', () => expect.unreachable('Every component would render again'))
    await Promise.all([load('/contact'), load('/contact')])
    await load('/contact')
    expect(text()).toBe('en /contact')
    expect(requested).toEqual(['en /contact'])
  })

  test('brings the messages of its German part, which stay apart from those in its language', async () => {
    const { load, i18n, german: inGermanPart } = open()
    await load('/about')
    expect([inGermanPart.locale, inGermanPart.t(german)]).toEqual(['de', 'Deutsch'])
    expect(i18n.messages).not.toHaveProperty([german])
  })

  test('rejects when the download fails, and can be repeated', async () => {
    const { load, network, text } = open()
    network.fails = true
    await expect(load('/contact')).rejects.toThrow('offline')
    network.fails = false
    await load('/contact')
    expect(text()).toBe('en /contact')
  })

  test('ends in the language that is current then', async () => {
    const { i18n, load, loadLanguage, on, requested, network, release } = open()
    network.slow = 'en /contact'
    const loading = load('/contact')
    await loadLanguage('de', on('/'))
    i18n.activate('de')
    release()
    await loading
    expect(requested).toEqual(['en /contact', 'de /', 'de /contact'])
  })
})

describe('Loading a language', () => {
  test('downloads the messages of the page that is shown, which are shown once the language is activated', async () => {
    const { loadLanguage, on, text, requested, i18n } = open()
    await loadLanguage('de', on('/'))
    expect([i18n.locale, text()]).toEqual(['en', 'inlined'])
    i18n.activate('de')
    expect([i18n.locale, text()]).toEqual(['de', 'de /'])
    await loadLanguage('en', on('/'))
    i18n.activate('en')
    expect([i18n.locale, text()]).toEqual(['en', 'inlined'])
    expect(requested).toEqual(['de /'])
  })

  test('waits for the messages of a page that is shown in the meantime', async () => {
    const { loadLanguage, load, requested, network, release } = open()
    network.slow = 'de /'
    let shown = '/'
    const loading = loadLanguage('de', () => [shown])
    await load('/contact')
    shown = '/contact'
    release()
    await loading
    expect(requested).toEqual(['de /', 'en /contact', 'de /contact'])
  })

  test('rejects and changes nothing when the download fails', async () => {
    const { loadLanguage, on, text, i18n, network } = open()
    network.fails = true
    await expect(loadLanguage('de', on('/'))).rejects.toThrow('offline')
    expect([i18n.locale, text()]).toEqual(['en', 'inlined'])
  })
})
